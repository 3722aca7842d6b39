// What a spreadsheet behind a link is made of, in one run of bytes: what its provider is given, and the .xlsx file.

export interface PackedSpreadsheet {
  /** In the provider's format. */
  readonly content: Uint8Array;
  /** The same workbook as an .xlsx file with charts. */
  readonly file: Uint8Array;
}

/** The length of the first part, before both. */
const headerBytes = 4;

export function packSpreadsheet({ content, file }: PackedSpreadsheet): Uint8Array {
  const packed = new Uint8Array(headerBytes + content.byteLength + file.byteLength);
  new DataView(packed.buffer).setUint32(0, content.byteLength);
  packed.set(content, headerBytes);
  packed.set(file, headerBytes + content.byteLength);
  return packed;
}

export function unpackSpreadsheet(packed: Uint8Array): PackedSpreadsheet {
  const contentBytes = new DataView(packed.buffer, packed.byteOffset, headerBytes).getUint32(0);
  return {
    content: packed.subarray(headerBytes, headerBytes + contentBytes),
    file: packed.subarray(headerBytes + contentBytes),
  };
}
