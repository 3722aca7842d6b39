// Leaves out of a text about a business what leads to a person: an AI needs none of it.

const left = '…';
const pages = /\b(?:https?:\/\/|www\.)\S+/giu;
const domains =
  /(?<![\p{L}\d@.-])(?:[\p{L}\d-]{1,63}\.){1,4}(?:com|net|org|info|biz|app|shop|store|online|site|studio|io|me|co|eu|uk|de|fr|es|pt|nl|pl|cz|ch|se|dk|fi|ua|kz|tr|br|mx|ar|ca|au|nz|ru|рф)(?![\p{L}\d-])(?:\/\S*)?/giu;
/** However few digits stand after a word that says what they are. */
const calls =
  /(?<!\p{L})((?:tel|phone|mobile|call|whatsapp|viber|telegram|тел|телефон|моб|звоните|звонить|вотсап)[.:]*(?: me| us| at| on| по){0,3}[.:\s]\s*)\+?\p{Nd}[\p{Nd}\s()./\p{Pd}]{4,}\p{Nd}/giu;
const emails = /[^\s<>"'(),;:]+[@＠][^\s<>"'(),;:]+/gu;
const handles = /(?<!\S)[@＠][\p{L}\p{Nd}_.]{2,}/gu;
/** Of a telephone, a card or an account, with whatever stands between its digits. */
const longNumbers = /\+?\p{Nd}[\p{Nd}\s()./\p{Pd}]{6,}\p{Nd}/gu;
const fewestDigits = 10;
const fewestAfterPlus = 8;
/** With a sign for each thousand and nothing else, and round where it is as long as a telephone. */
const amount =
  /^\d{1,3}(?:[ \u00a0.]\d{3}){1,2}$|^\d{1,3}(?:[ \u00a0.]\d{3}){2,4}[ \u00a0.]000$|^\d{1,5}000$/u;
const date = /^\d{1,2}\.\d{1,2}\.\d{4}$|^\d{4}-\d{2}-\d{2}$/u;
/** From one to another. */
const between = [/ [\p{Pd}/] /u, /[\p{Pd}/]/u] as const;
const mostInRange = 2;

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
  const digits = found.replaceAll(/\P{Nd}/gu, '').length;
  if (digits < (found.startsWith('+') ? fewestAfterPlus : fewestDigits)) return true;
  return between
    .map((sign) => found.split(sign))
    .some((ends) => ends.length <= mostInRange && ends.every((end) => amount.test(end) || date.test(end)));
}
