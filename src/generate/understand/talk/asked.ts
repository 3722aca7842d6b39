// Leaves out what is asked for, a plan or a model, so that what it is of is left.

const inEnglish =
  /\b(?:(?:can you |could you |please )?(?:write|make|build|create|do|prepare|draw up|generate|calculate|draft|i need|we need|need)(?: me| us)? (?:please )?)?(?:an? |the |my |our |some )?(?:(?:simple|detailed|full|complete|good|3[- ]year|5[- ]year) )?(?:(?:business|financial)[ -]+(?:plan|model|forecast)(?!n)|cash[ -]?flow(?: forecast)?|p&l|(?:model|forecast|budget)(?= (?:of|for) (?:an?|my|our|the)\b))(?: (?:of|for)(?= ))?/giu;
const inRussian =
  /(?<!\p{L})(?:(?:сделай|сделайте|посчитай|посчитайте|рассчитай|рассчитайте|построй|постройте|составь|составьте|напиши|напишите|подготовь|подготовьте|создай|создайте|нужен|нужна|нужно)(?: мне| нам)?(?:,? пожалуйста,?)? )?(?:(?:подробн|прост|полн)[а-я]+ )?(?:бизнес[ -]+(?:план|модел)|финансов[а-я]+ (?:план|модел)|фин[ -]?(?:модел|план))(?:а|у|ом|е|и|ь|ью)?(?: для)?(?![а-яё])|(?<!\p{L})(?:посчитай|рассчитай)(?:те)?(?: мне| нам)?(?:,? пожалуйста,?)?(?!\p{L})/giu;

export const withoutAsked = (text: string): string => text.replace(inEnglish, ' ').replace(inRussian, ' ');
