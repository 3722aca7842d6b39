// P13: the file's properties give title, author and version.
import type { Rule } from '../../findings/rule.ts';

const wanted = ['title', 'author', 'version'] as const;

export const properties: Rule = {
  id: 'P13',
  severity: 'S',
  texts: {
    en: {
      title: 'Title, author and version in the properties',
      messages: {
        title: "The file's properties give no title.",
        author: "The file's properties give no author.",
        version: "The file's properties give no version.",
      },
      remedy: 'Fill in the properties of the file (File, Info, Properties).',
    },
    ru: {
      title: 'В свойствах указаны название, автор и версия',
      messages: {
        title: 'В свойствах файла нет названия.',
        author: 'В свойствах файла нет автора.',
        version: 'В свойствах файла нет версии.',
      },
      remedy: 'Заполните свойства файла (Файл → Сведения → Свойства).',
    },
  },
  faults: ({ book }) =>
    wanted
      .filter((property) => book.properties[property].trim() === '')
      .map((message) => ({ sheet: null, cell: null, message })),
};
