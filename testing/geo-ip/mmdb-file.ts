// Writes small databases of addresses in MaxMind's format, as a file of a provider would be.

type Stored = string | number | readonly string[] | { readonly [name: string]: Stored };

const types = { text: 2, uint32: 6, map: 7, array: 11 } as const;
const recordBits = 24;
const dataSeparator = Buffer.alloc(16);
const metadataStart = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');

function control(type: number, size: number): Buffer {
  const rest = size < 29 ? [] : [size - 29];
  if (rest.some((byte) => byte > 255)) throw new Error('longer than these tests write');
  const first = Math.min(size, 29);
  return Buffer.from(type > 7 ? [first, type - 7, ...rest] : [(type << 5) | first, ...rest]);
}

function encoded(value: Stored): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([control(types.text, text.length), text]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(types.uint32, bytes.length), bytes]);
  }
  if (Array.isArray(value)) {
    return Buffer.concat([control(types.array, value.length), ...value.map((one) => encoded(one))]);
  }
  const entries = Object.entries(value);
  const parts = entries.flatMap(([name, one]) => [encoded(name), encoded(one)]);
  return Buffer.concat([control(types.map, entries.length), ...parts]);
}

/** Of the network's first bits, as an address of 128; one of version 4 is below ::/96. */
function bitsOf(network: string): string {
  const [address = '', length = ''] = network.split('/');
  const isOld = address.includes('.');
  const groups = isOld ? address.split('.') : wholeGroups(address);
  const width = isOld ? 8 : 16;
  const bits = groups.map((group) =>
    Number.parseInt(group, isOld ? 10 : 16)
      .toString(2)
      .padStart(width, '0'),
  );
  return ((isOld ? '0'.repeat(96) : '') + bits.join('')).slice(0, Number(length) + (isOld ? 96 : 0));
}

function wholeGroups(address: string): string[] {
  const [before = '', after = ''] = address.split('::');
  const [first, last] = [before, after].map((part) => part.split(':').filter((group) => group !== ''));
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array.from({ length: missing }, () => '0'), ...(last ?? [])];
}

/** A node's two sides: another node, or where the data of a network begins; null for what is in no network. */
type Side = { readonly node: number } | { readonly data: number } | null;

function treeOf(offsets: ReadonlyMap<string, number>): [Side, Side][] {
  const nodes: [Side, Side][] = [[null, null]];
  for (const [bits, data] of offsets) {
    let at = 0;
    for (const [depth, bit] of [...bits].entries()) {
      const node = nodes[at];
      if (node === undefined) throw new Error('a node is missing');
      const side = bit === '0' ? 0 : 1;
      if (depth === bits.length - 1) node[side] = { data };
      else {
        const next = node[side];
        if (next === null) node[side] = { node: nodes.push([null, null]) - 1 };
        else if ('data' in next) throw new Error('networks overlap');
        const gone = node[side];
        at = gone !== null && 'node' in gone ? gone.node : 0;
      }
    }
  }
  return nodes;
}

/** Each network with what is known of it; networks do not overlap. */
export function mmdbFile(type: string, networks: Readonly<Record<string, Stored>>): Buffer {
  const offsets = new Map<string, number>();
  const data: Buffer[] = [];
  for (const [network, known] of Object.entries(networks)) {
    offsets.set(bitsOf(network), Buffer.concat(data).length);
    data.push(encoded(known));
  }
  const nodes = treeOf(offsets);
  const tree = Buffer.alloc((nodes.length * 2 * recordBits) / 8);
  const recordOf = (side: Side): number => {
    if (side === null) return nodes.length;
    return 'node' in side ? side.node : nodes.length + dataSeparator.length + side.data;
  };
  for (const [index, sides] of nodes.entries()) {
    for (const [number, side] of sides.entries()) tree.writeUIntBE(recordOf(side), index * 6 + number * 3, 3);
  }
  const metadata = encoded({
    ...{ node_count: nodes.length, record_size: recordBits, ip_version: 6, database_type: type },
    ...{ languages: ['en'], binary_format_major_version: 2, binary_format_minor_version: 0 },
    ...{ build_epoch: 1, description: { en: 'of a test' } },
  });
  return Buffer.concat([tree, dataSeparator, ...data, metadataStart, metadata]);
}
