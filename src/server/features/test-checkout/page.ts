// The frame of every page of the test checkout, which says on each of them that it is a test.
import type { Language } from '#language/language.ts';
import { testPagesPath } from '#server/ports/payments/test-payments/checkouts.ts';
import { type Html, html } from './html.ts';
import { pageTexts } from './texts.ts';

export const stylePath = `${testPagesPath}/style.css`;

export const page = (language: Language, title: string, content: Html): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${pageTexts[language].test}</title>
<link rel="icon" type="image/svg+xml" href="/builder/mark.svg">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<p class="banner" role="note">${pageTexts[language].banner}</p>
<main>
<p class="name">Modelwright</p>
${content}
</main>
</body>
</html>
`.markup;
