// The script of the spreadsheet page's engine, which its worker loads.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { atMost, type Measurement } from '../figure.ts';

const assets = join(import.meta.dirname, '../../dist/web/assets');
const goalKb = 45;

export const sheetEngineSize: Measurement = async () => {
  const file = readdirSync(assets).find((name) => /^engine-worker-.*\.js$/.test(name));
  if (file === undefined) throw new Error('The build has no engine of the spreadsheet page.');
  const sizeKb = gzipSync(readFileSync(join(assets, file)), { level: 9 }).length / 1024;
  return atMost('script of the spreadsheet page’s engine, gzip', sizeKb, 'KB', goalKb);
};
