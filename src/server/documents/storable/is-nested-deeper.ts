// Tells from the bytes of a JSON text whether it is nested so deeply that reading it would only fill the memory.

const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

export function isNestedDeeper(json: Uint8Array, mostLevels: number): boolean {
  // Each level takes a character.
  if (json.length <= mostLevels) return false;
  let level = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (isInText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isInText = false;
    } else if (byte === quote) isInText = true;
    else if (opening.has(byte)) {
      level += 1;
      if (level > mostLevels) return true;
    } else if (closing.has(byte)) level -= 1;
  }
  return false;
}
