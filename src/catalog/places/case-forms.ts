// The forms that a name takes in sentences, so that nobody has to cut endings off: a stem of Грузия is cargo.
import type { Language } from '#language/language.ts';

/** Given the name and its form after “in”, both in lower case. */
export const caseForms: Readonly<Record<Language, (name: string, inside: string) => readonly string[]>> = {
  en: () => [],
  ru: russianForms,
};

/** After these «и» is written for «ы»: Праги; and after those of the second, «е» for «о»: Ниццей. */
const soft = /[гкхжшчщ]$/;
const hissing = /[жшчщц]$/;

function russianForms(name: string, inside: string): readonly string[] {
  if (name === inside || unchangedWords(name) !== unchangedWords(inside)) return [];
  const stem = inside.slice(0, -1);
  // Волжский, в Волжском: an adjective.
  if (/[йе]$/.test(name) && /[ое]м$/.test(inside)) return [`${stem}го`, `${stem}му`];
  const isHissing = hissing.test(stem);
  const endings: Readonly<Record<string, readonly string[]>> = {
    а: [soft.test(stem) ? 'и' : 'ы', 'у', isHissing ? 'ей' : 'ой'],
    я: ['и', 'ю', 'ей'],
    й: ['я', 'ю', 'ем'],
    ь: inside.endsWith('и') ? ['и', 'ью'] : ['я', 'ю', 'ем'],
  };
  const isConsonant = /[бвгджзклмнпрстфхцчшщ]$/.test(name);
  const own = isConsonant ? ['а', 'у', isHissing ? 'ем' : 'ом'] : (endings[name.slice(-1)] ?? []);
  return own.map((ending) => stem + ending);
}

/** All but the last: of «Нью-Йорк» only that one changes, of «Нижний Новгород» both, which is left to the table. */
function unchangedWords(name: string): string {
  return name.slice(0, name.lastIndexOf(' ') + 1);
}
