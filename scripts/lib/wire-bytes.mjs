/** TLS 1.3 (RFC 8446, section 5.2): the header of a record, the type of its content and the tag of AES-GCM. */
const TLS_RECORD_BYTES = 5 + 1 + 16
/** The most that an Ethernet packet of 1,500 bytes carries. */
const SEGMENT_BYTES = 1448
/** IPv4, TCP and its time stamps. */
const SEGMENT_HEADER_BYTES = 20 + 20 + 12

/**
 * What a write of up to 16 kB to one connection takes on the wire: one TLS record, in as many IP packets as it needs. The client's
 * acknowledgements go the other way.
 * @param {number} bytes of the application: the WebSocket frame with its header
 */
export function wireBytesOf(bytes) {
  const encrypted = bytes + TLS_RECORD_BYTES
  return encrypted + Math.ceil(encrypted / SEGMENT_BYTES) * SEGMENT_HEADER_BYTES
}
