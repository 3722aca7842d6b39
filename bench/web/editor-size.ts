// P8: the script of the editor, without the charts that it fetches when they are wanted.
import { atMost, type Measurement } from '../figure.ts';
import { scriptKb } from './script-size.ts';

const goalKb = 250;

export const editorSize: Measurement = async () => {
  const sizeKb = scriptKb(['features/editor/screen.tsx', 'i18n/en.json?first']);
  return atMost('P8 script of the editor, gzip', sizeKb, 'KB', goalKb);
};
