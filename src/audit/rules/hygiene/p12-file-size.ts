// P12: the file is under 10 MB.
import type { Rule } from '../../findings/rule.ts';

const megabyte = 1_000_000;
const largestBytes = 10 * megabyte;

export const fileSize: Rule = {
  id: 'P12',
  severity: 'S',
  texts: {
    en: {
      title: 'The file is under 10 MB',
      messages: { large: 'The file has {megabytes} MB: slow to open and too large for many mailboxes.' },
      remedy: 'Delete unused sheets, pictures and formats, and keep raw data elsewhere.',
    },
    ru: {
      title: 'Файл меньше 10 МБ',
      messages: {
        large:
          'Размер файла — {megabytes} МБ: он долго открывается и не проходит через многие почтовые ящики.',
      },
      remedy: 'Удалите неиспользуемые листы, рисунки и форматы, а исходные данные храните отдельно.',
    },
  },
  faults: ({ book: { fileBytes } }) =>
    fileBytes < largestBytes
      ? []
      : [{ sheet: null, cell: null, words: { megabytes: Math.round(fileBytes / megabyte) } }],
};
