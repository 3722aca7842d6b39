// The name of the downloaded file: the spreadsheet's title, without what file systems refuse.

const longest = 120;
const nameless = 'model';
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+/gu;

export function fileName(title: string): string {
  const cleaned = title
    .normalize('NFC')
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${[...cleaned].slice(0, longest).join('').trim() || nameless}.xlsx`;
}
