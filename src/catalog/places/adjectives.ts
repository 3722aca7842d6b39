// What is of a country: Georgian mountains, «грузинские горы»; the id, words of English, and how the Russian adjective begins.

const table = `
AL albanian албанск; AM armenian армянск; AR argentinian argentine аргентинск; AT austrian австрийск; AU australian австралийск;
AZ azerbaijani азербайджанск; BA bosnian боснийск; BD bangladeshi бангладешск; BE belgian бельгийск; BG bulgarian болгарск;
BO bolivian боливийск; BR brazilian бразильск; BY belarusian белорусск; CA canadian канадск; CH swiss швейцарск; CL chilean чилийск;
CN chinese китайск; CO colombian колумбийск; CR costarican костариканск; CU cuban кубинск; CY cypriot кипрск; CZ czech чешск; DE german немецк;
DE bavarian баварск; DK danish датск; DO dominican доминиканск; DZ algerian алжирск; EC ecuadorian эквадорск; EE estonian эстонск;
EG egyptian египетск; ES spanish испанск; ES catalan каталонск; ET ethiopian эфиопск; FI finnish финск; FR french французск; GB british британск;
GB english английск; GB scottish шотландск; GB welsh валлийск; GE georgian грузинск; GH ghanaian ганск; GR greek греческ; GT guatemalan гватемальск;
HN honduran гондурасск; HR croatian хорватск; HU hungarian венгерск; ID indonesian индонезийск; IE irish ирландск; IL israeli израильск;
IN indian индийск; IR iranian иранск; IS icelandic исландск; IT italian итальянск; IT tuscan тосканск; IT sicilian сицилийск;
JM jamaican ямайск; JO jordanian иорданск; JP japanese японск; KE kenyan кенийск; KG kyrgyz киргизск; KG kyrgyzstani кыргызск; KH cambodian камбоджийск;
KR korean корейск; KZ kazakh казахск; KZ kazakhstani казахстанск; LB lebanese ливанск; LK lankan ланкийск; LT lithuanian литовск; LU luxembourgish люксембургск;
LV latvian латвийск; LV lettish латышск; MA moroccan марокканск; MD moldovan молдавск; MD moldavian молдовск; ME montenegrin черногорск; MK macedonian македонск;
MN mongolian монгольск; MT maltese мальтийск; MX mexican мексиканск; MY malaysian малайзийск; MZ mozambican мозамбикск; NA namibian намибийск;
NG nigerian нигерийск; NI nicaraguan никарагуанск; NL dutch голландск; NO norwegian норвежск; NP nepalese непальск; NP nepali непалск; NZ zealand новозеландск;
PE peruvian перуанск; PH philippine филиппинск; PK pakistani пакистанск; PL polish польск; PT portuguese португальск; PY paraguayan парагвайск;
RO romanian румынск; RO transylvanian трансильванск; RS serbian сербск; RU russian российск; RU siberian сибирск; RW rwandan руандийск;
SA saudi саудовск; SE swedish шведск; SI slovenian словенск; SK slovak словацк; SN senegalese сенегальск; TH thai тайск; TH thailand таиландск;
TJ tajik таджикск; TN tunisian тунисск; TR turkish турецк; TR anatolian анатолийск; TW taiwanese тайваньск; TZ tanzanian танзанийск;
UA ukrainian украинск; UG ugandan угандийск; US american американск; UY uruguayan уругвайск; UZ uzbek узбекск; UZ uzbekistani узбекистанск;
VE venezuelan венесуэльск; VN vietnamese вьетнамск; ZA african южноафриканск; ZM zambian замбийск; ZW zimbabwean зимбабвийск`;

/** Of what is called African or of New Zealand the first word says which. */
const isTwoWords = new Set(['african', 'zealand', 'lankan']);

interface Adjectives {
  /** English words by themselves. */
  readonly english: ReadonlyMap<string, string>;
  /** How Russian ones begin. */
  readonly russian: ReadonlyMap<string, string>;
}

function adjectivesOf(): Adjectives {
  const english = new Map<string, string>();
  const russian = new Map<string, string>();
  for (const row of table.split(';')) {
    const [id = '', ...words] = row.trim().split(/\s+/u);
    for (const word of words) {
      if (/^[а-я]/u.test(word)) russian.set(word, id);
      else if (!isTwoWords.has(word)) english.set(word, id);
    }
  }
  return { english, russian };
}

const adjectives = adjectivesOf();
const ending = /(?:ий|ая|ое|ие|ого|ой|их|ом|ую|им|ими|ому)$/u;

/** The id of the country that an adjective in lower case is of. */
export const countryOfAdjective = (word: string): string | null =>
  adjectives.english.get(word) ?? adjectives.russian.get(word.replace(ending, '')) ?? null;

/** Also as Romance languages end it: mexicano. Mexican food is made so anywhere; polish is for nails and shoes too. */
export const isOfCountry = (word: string): boolean =>
  word !== 'polish' &&
  [word, word.replace(/(?:[oa]s?|e)$/u, '')].some((one) => countryOfAdjective(one) !== null);
