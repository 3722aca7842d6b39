// Normalizes texts for comparison: lower case, without accents, ё as е, and for the other keyboard layout.

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';

export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .trim();
}

/** What the same keys type in the other keyboard layout, in case it was not switched. */
export function onOtherKeyboard(text: string): string {
  const [from, to] = /[а-яё]/i.test(text) ? [cyrillicKeys, latinKeys] : [latinKeys, cyrillicKeys];
  return [...text.toLowerCase()]
    .map((letter) => {
      const at = from.indexOf(letter);
      return at < 0 ? letter : to.charAt(at);
    })
    .join('');
}
