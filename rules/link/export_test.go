package link

import "encoding/binary"

// Seal returns a link with a right checksum around any bytes, so that a fuzzer gets
// behind it.
func Seal(s string) string {
	if len(s) == 0 {
		return ""
	}
	kind, body := Kind(s[0]), []byte(s[1:])
	head := binary.AppendUvarint([]byte{byte(kind)}, uint64(len(body)))
	head = binary.BigEndian.AppendUint32(head, checksum(kind, body))
	return mark + string(format) + encoding.EncodeToString(append(head, body...))
}
