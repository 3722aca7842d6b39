// P8: the script of the first page, with that of its picture.
import { atMost, type Measurement } from '../figure.ts';
import { firstPictureKb, scriptKb } from './script-size.ts';

const goalKb = 215;

export const firstPageSize: Measurement = async () => {
  const sizeKb = scriptKb(['features/home/screen.tsx', 'i18n/en.json?first']) + firstPictureKb();
  return atMost('P8 script of the first page, gzip', sizeKb, 'KB', goalKb);
};
