// Finds the country of most who write as a line is written, where it is in a language of one main country: «Bäckerei mit Café» is in Germany.
import { kinds } from '#catalog/kinds/kinds.ts';
import { defaultLanguage, type Language } from '#language/language.ts';
import { foldOf } from '../words/words.ts';

type Speech = 'de' | 'fr' | 'it' | 'es' | 'pt' | 'tr';
type Any = Speech | Language;

const homeOf: Readonly<Record<Speech, string>> = {
  ...{ de: 'DE', fr: 'FR', it: 'IT', es: 'ES', pt: 'PT', tr: 'TR' },
};

/** Grammar, what is counted and what is said of any business; what English has as well is left out. */
const said: Readonly<Record<Any, string>> = {
  de: `und mit für fuer der das eine einen einer zum zur bei von ohne auf wir ich unser unsere unseren möchte möchten eröffnen eröffne gründen
    plätze sitzplätze mitarbeiter mitarbeiterin mitarbeiterinnen zimmer betten stühle stuhl tische kunden eigene eigener eigenes neue neuer neues kleine kleiner
    kleines große monat woche tag jahr miete gehalt preis preise stück terrasse innenstadt auch oder nach aus vom unter über laden geschäft betrieb firma lokal
    eier kühe hektar tische friseurin montage anlagen`,
  fr: `et avec pour dans une des du les sur aux chez sans nous notre nos votre je mon mes en la le un de ouvrir ouvre ouvrons ouverture places couverts chambres
    lits salariés employés personnes clients tables par mois jour semaine an loyer panier moyen prix petit petite grand nouveau nouvelle terrasse quartier centre
    ville magasin boutique vélos vélo voitures électriques électrique atelier à bio maison poules oeufs œufs vaches hectares`,
  it: `e con il lo la le gli un una di del della dei delle degli da nel nella per sul ed anche senza noi nostro nostra aprire apro apriamo coperti posti tavoli
    camere letti dipendenti persone clienti al mese giorno settimana anno affitto prezzo piccolo piccola nuovo nuova centro negozio terrazza biologico ettari galline mucche uova`,
  es: `y con el la los las un una de del en para por sin al nosotros nuestro nuestra mi abrir abro abrimos plazas mesas habitaciones camas empleados trabajadores personas clientes
    mes día semana año alquiler precio pequeño pequeña nuevo nueva centro tienda terraza ecológico hectáreas gallinas vacas huevos sillas sillones`,
  pt: `e com o os um uma de da das dos na nas nos para por sem ao nosso nossa meu minha abrir abro lugares mesas quartos camas funcionários empregados pessoas
    clientes mês dia semana ano aluguel renda preço pequeno pequena novo nova centro loja esplanada hectares galinhas vacas ovos cadeiras`,
  tr: `ve ile için bir yeni küçük büyük açmak istiyorum açıyorum açıyoruz masa masalı kişilik kişi çalışan oda odalı yatak koltuk koltuklu kira maaş fiyat
    ay aylık gün günlük hafta yıl müşteri dükkan dükkanı mağaza şube tl lira merkezde tane adet tavuk inek yumurta`,
  ru: '',
  en: `the and with for of my our we to sell selling i seats seat tables table rooms room beds chairs chair staff people employees customers clients covers
    a an day week month year small new big open opening want start starting shop store from near at on per one two three four five six ten hens cows eggs
    owner town street market home online family who that it its is are run running let rent workers bikes vans cars trucks`,
};
const speeches: readonly Speech[] = ['de', 'fr', 'it', 'es', 'pt', 'tr'];
const anyOf: readonly Any[] = [defaultLanguage, ...speeches];

const formsOf = (text: string): readonly string[] =>
  foldOf(text).match(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu) ?? [];

type Table = ReadonlyMap<string, ReadonlySet<Any>>;

/** By form, the languages that a word is of: its own here, and those of the names of trades. */
function tableOf(): Table {
  const table = new Map<string, Set<Any>>();
  const add = (text: string, language: Any): void => {
    for (const form of formsOf(text)) table.set(form, (table.get(form) ?? new Set<Any>()).add(language));
  };
  for (const language of anyOf) add(said[language], language);
  for (const { words } of kinds) for (const language of anyOf) add(words[language] ?? '', language);
  return table;
}

let known: Table | undefined;

/** Fewer may be a name. */
const fewestWords = 2;
const ownLetters = /[äöüßàâçèêëîïôùûœñìòíúãõğışİ]/iu;
const russian = /\p{Script=Cyrillic}/u;
/** Portuguese as it is written in Brazil. */
const brazilian =
  /(?<!\p{L})(?:reais|aluguel|lanchonetes?|sorveterias?|academias?|celular\p{L}*|funcionários|oficina mecânica|r\$|ônibus|salgad\p{L}+|confeitaria artesanal|açougue|xícaras?)(?!\p{L})/iu;
const lira = /\d\s?tl(?!\p{L})/iu;

const isSpoken = (language: Speech, found: readonly ReadonlySet<Any>[]): boolean =>
  found.every((languages) => languages.has(language));

/** The id of the country; null where the words are of several languages, or say too little. */
export function countryOfSpeech(text: string): string | null {
  if (russian.test(text)) return null;
  if (lira.test(text)) return homeOf.tr;
  known ??= tableOf();
  const words = formsOf(text);
  const found = words.flatMap((form) => known?.get(form) ?? []);
  const foreign = found.filter((languages) => !languages.has(defaultLanguage));
  if (found.some((languages) => languages.size === 1 && languages.has(defaultLanguage))) return null;
  const spoken = speeches.filter((language) => isSpoken(language, foreign));
  const [only, ...others] = spoken;
  if (only === undefined || others.length > 0) return null;
  const isClear = foreign.length >= fewestWords || (foreign.length === words.length && ownLetters.test(text));
  if (!isClear) return null;
  return homeOf[only] === homeOf.pt && brazilian.test(text) ? 'BR' : homeOf[only];
}
