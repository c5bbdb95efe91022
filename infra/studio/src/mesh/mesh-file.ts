/** Named number lists in one binary file: a JSON header line, then the lists back to back, little-endian. */
export type Lists = Record<string, Float32Array | Uint32Array>;

type Header = { name: string; kind: 'float' | 'index'; length: number }[];

export function encodeLists(lists: Lists): Uint8Array {
  const header: Header = Object.entries(lists).map(([name, list]) => ({
    name,
    kind: list instanceof Uint32Array ? 'index' : 'float',
    length: list.length,
  }));
  let line = JSON.stringify(header);
  while ((line.length + 5) % 4 !== 0) line += ' '; // lists stay aligned to four bytes
  const text = new TextEncoder().encode(`${line}\n`);
  const bytes = new Uint8Array(4 + text.length + Object.values(lists).reduce((sum, list) => sum + list.byteLength, 0));
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, 4);
  let at = 4 + text.length;
  for (const list of Object.values(lists)) {
    bytes.set(new Uint8Array(list.buffer, list.byteOffset, list.byteLength), at);
    at += list.byteLength;
  }
  return bytes;
}

export function decodeLists(file: ArrayBuffer): Lists {
  const headerLength = new DataView(file).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, headerLength))) as Header;
  const lists: Lists = {};
  let at = 4 + headerLength;
  for (const { name, kind, length } of header) {
    lists[name] = kind === 'index' ? new Uint32Array(file, at, length) : new Float32Array(file, at, length);
    at += length * 4;
  }
  return lists;
}
