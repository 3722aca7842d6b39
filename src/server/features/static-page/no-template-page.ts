// The page shown when the gallery has no template with the requested id.
import { defaultLanguage, type Language, languages } from '#language/language.ts';

const texts: Readonly<Record<Language, { readonly missing: string; readonly gallery: string }>> = {
  en: {
    missing: 'There is no such template in the gallery. It may have been taken out.',
    gallery: 'Gallery',
  },
  ru: { missing: 'Такого шаблона в галерее нет. Возможно, его убрали.', gallery: 'Галерея' },
};

const mark = (language: Language): string => (language === defaultLanguage ? '' : ` lang="${language}"`);

const paragraphs = languages.map((language) => `<p${mark(language)}>${texts[language].missing}</p>`);

const links = languages.map(
  (language) => `<a href="/builder/#/templates/gallery"${mark(language)}>${texts[language].gallery}</a>`,
);

export const noTemplatePage = `<!doctype html>
<html lang="${defaultLanguage}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Modelwright</title></head>
<body>
${paragraphs.join('\n')}
<p>${links.join(' · ')}</p>
</body>
</html>
`;
