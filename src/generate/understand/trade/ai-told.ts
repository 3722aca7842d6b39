// A service of artificial intelligence that is told by what it does: “AI that writes product texts”.

const who =
  '(?:(?:an? |our |my |мы делаем |делаю |наш(?:а|у)? )?(?:ai|artificial intelligence|gpt|llm|ai[ -](?:bot|agent|tool|assistant|service|model)|neural net\\p{L}*|chat-?bot|ии|ии-(?:бот|агент|сервис|помощник|модель)|искусственный интеллект|нейросеть|нейронка|нейросетка|чат-?бот))';
const that = '(?: (?:that|which|to|for)|,? котор(?:ый|ая|ое)| для)';
/** Only at the beginning: whoever mends cars with it mends cars. */
const told = new RegExp(`^\\s*${who}${that}(?!\\p{L})`, 'iu');
/** What is taught or built for others, or put into things. */
const otherwise =
  /(?<!\p{L})(?:course|courses|school|consult\p{L}*|agency|to order|for clients|robots?|devices?|cameras?|games?|курс\p{L}*|школ\p{L}*|обучен\p{L}*|консульт\p{L}*|агентств\p{L}*|на заказ|робот\p{L}*|камер\p{L}*|игр(?:а|ы)?)(?!\p{L})/iu;

/** The words that tell of it, or nothing. */
export const aiTold = (text: string): string | null =>
  otherwise.test(text) ? null : (told.exec(text)?.[0] ?? null);
