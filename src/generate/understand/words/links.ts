// Words between the parts of a line, and what each says of the part that follows it.

/**
 * What follows is: more of the same (of), whom it is for, where it is (in), what it comes with, another thing of the
 * same rank (and; but after what it is not), loosely beside it (comma), a new sentence (stop), or one that adds a part (adds), what it is not (not), what it does (that), whom it brings together (joins); or
 * what stands before is whom it is for (back).
 */
export type Link =
  | 'of'
  | 'for'
  | 'in'
  | 'with'
  | 'and'
  | 'comma'
  | 'stop'
  | 'adds'
  | 'not'
  | 'but'
  | 'that'
  | 'joins'
  | 'back';

/** A word that belongs to two languages stands where it does less harm. */
const words: Readonly<Record<Exclude<Link, 'comma' | 'stop' | 'adds'>, string>> = {
  of: 'of по de del della delle dei degli do da dos das du di von vom po d',
  for: 'for to about для о об про para für fuer pour per über dlya',
  in: `in at near on by from around inside outside beside behind opposite above below beneath next close within into во в на у возле около рядом под при из от к напротив
    en em no na nos nas nel nella negli im am auf à au aux bei près chez dans cerca sur sul v u`,
  with: `with including incl includes include featuring has have having con com mit avec ile с c со включая
    вместе s`,
  and: 'and or и или y e i et und oder ve & + / | • · также also plus плюс',
  not: 'without not без кроме не sans sin sem senza ohne except bez',
  joins:
    'connecting connects matching matches linking links соединяющий соединяющая соединяющее соединяет между between',
  but: 'but но а aber sondern sino pero mais ma',
  that: `that which who where whose doing selling sells sell offering offers making makes providing provides managing manages serving serves
    specialising specializing finding finds focused dedicated aimed
    delivering delivers producing produces helping helps employing employs visiting working который которая которое которые где чтобы que qui продающий`,
  back: 'için icin',
};

const linkOfWord = new Map<string, Link>();
const setLinks = (link: Link, said: string): void => {
  for (const word of said.split(/\s+/u)) if (!linkOfWord.has(word)) linkOfWord.set(word, link);
};
setLinks('of', words.of);
setLinks('for', words.for);
setLinks('in', words.in);
setLinks('with', words.with);
setLinks('and', words.and);
setLinks('not', words.not);
setLinks('joins', words.joins);
setLinks('but', words.but);
setLinks('that', words.that);
setLinks('back', words.back);
setLinks('comma', ', - – — − ( ) [ ] : « » " “ ” „');
setLinks('stop', '. ; ! ? … \n');

/** What joins two parts and says something of the second itself: selling shoes. */
const alsoSay = new Set('selling sells sell making makes delivering delivers producing produces'.split(' '));

export const linkOf = (said: string): Link | null => linkOfWord.get(said) ?? null;
export const saysMore = (said: string): boolean => alsoSay.has(said);
