// Writes a .br and a .gz beside each asset worth it, so that the server never compresses a file twice.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const leastBytes = 1024;

/** @param {string} file */
async function compressOne(file) {
  const content = await readFile(file);
  if (content.length < leastBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** @param {string} folder */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const assets = entries.filter((entry) => entry.isFile() && worthIt.test(entry.name));
  await Promise.all(assets.map((entry) => compressOne(`${entry.parentPath}/${entry.name}`)));
}
