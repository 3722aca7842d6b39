// The pages shown when a link leads to no spreadsheet, or to one that cannot be opened any more.
import { defaultLanguage, type Language, languages } from '#language/language.ts';

export type MissingSheet = 'unknown' | 'off' | 'expired';

const texts: Readonly<Record<Language, Readonly<Record<MissingSheet | 'start', string>>>> = {
  en: {
    unknown: 'There is no spreadsheet at this address. Check that the link was copied whole.',
    off: 'This spreadsheet cannot be opened any more: its link was turned off. Ask whoever sent it for a new one.',
    expired:
      'This spreadsheet cannot be opened any more: its link has expired. Ask whoever sent it for a new one.',
    start: 'Go to Modelwright',
  },
  ru: {
    unknown: 'По этому адресу нет таблицы. Проверьте, что ссылка скопирована целиком.',
    off: 'Эту таблицу больше нельзя открыть: ссылку на неё отключили. Попросите новую у того, кто её прислал.',
    expired:
      'Эту таблицу больше нельзя открыть: срок действия ссылки истёк. Попросите новую у того, кто её прислал.',
    start: 'Перейти в Modelwright',
  },
};

const mark = (language: Language): string => (language === defaultLanguage ? '' : ` lang="${language}"`);

function pageOf(reason: MissingSheet): string {
  const paragraphs = languages.map((language) => `<p${mark(language)}>${texts[language][reason]}</p>`);
  const links = languages.map(
    (language) => `<a href="/builder/"${mark(language)}>${texts[language].start}</a>`,
  );
  return `<!doctype html>
<html lang="${defaultLanguage}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Modelwright</title></head>
<body>
${paragraphs.join('\n')}
<p>${links.join(' · ')}</p>
</body>
</html>
`;
}

export const missingSheetPages: Readonly<Record<MissingSheet, string>> = {
  unknown: pageOf('unknown'),
  off: pageOf('off'),
  expired: pageOf('expired'),
};
