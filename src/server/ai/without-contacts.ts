// Leaves out of a text about a business what leads to a person: an AI needs none of it.

const left = '…';
const pages = /\b(?:https?:\/\/|www\.)\S+/giu;
const domains =
  /(?<![\p{L}\d@.-])(?:[\p{L}\d-]{1,63}\.){1,4}(?:com|net|org|io|me|ru|рф|info|biz|app|shop|store)(?![\p{L}\d-])(?:\/\S*)?/giu;
/** However few digits stand after a word that says what they are. */
const calls =
  /(?<!\p{L})((?:tel|phone|mobile|call|whatsapp|viber|telegram|тел|телефон|моб|звоните|звонить|вотсап)[.:]*(?: me| us| at| on| по){0,3}[.:\s]\s*)\+?\d[\d\s()./-]{4,}\d/giu;
const emails = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/gu;
const handles = /(?<!\S)@[\w.]{2,}/gu;
/** Of a telephone, a card or an account, with whatever stands between its digits. */
const longNumbers = /\+?\d[\d\s()./-]{6,}\d/gu;
const fewestDigits = 10;
const fewestAfterPlus = 8;
/** With a sign for each thousand and nothing else. */
const amount = /^\d{1,3}(?:[ \u00a0.]\d{3})+$/u;

export function withoutContacts(text: string): string {
  return text
    .replaceAll(pages, left)
    .replaceAll(emails, left)
    .replaceAll(domains, left)
    .replaceAll(calls, `$1${left}`)
    .replaceAll(handles, left)
    .replaceAll(longNumbers, (found) => (isAmount(found) ? found : left));
}

function isAmount(found: string): boolean {
  const digits = found.replaceAll(/\D/gu, '').length;
  return digits < (found.startsWith('+') ? fewestAfterPlus : fewestDigits) || amount.test(found);
}
