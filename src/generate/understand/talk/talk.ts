// Leaves out what is said to a machine or to nobody: orders to it, jokes, verses and questions that are of no business.
import { withoutEarning } from '../figures/without-income.ts';

/** Somebody who asks so means a business after all. */
const ofBusiness =
  /(?<!\p{L})(?:business|open(?:ing)?|start(?:ing)?|launch|shop|profit\p{L}*|earn\p{L}*|revenue|margins?|invest\p{L}*|costs?|budget|forecast|models?|plan|sell(?:ing)?|franchise|бизнес\p{L}*|откры\p{L}*|запус\p{L}*|прибыл\p{L}*|заработ\p{L}*|зарабат\p{L}*|выгодн\p{L}*|доход\p{L}*|окупа\p{L}*|вложен\p{L}*|стоит|стоимост\p{L}*|модел\p{L}*|план\p{L}*|финмодел\p{L}*|посчита\p{L}*|рассчита\p{L}*|состав\p{L}*|продава\p{L}*|продаж\p{L}*)(?!\p{L})/iu;

const begins = '(?<![\\p{L}\\p{N}])';
/** To the next mark, or to the end of the sentence. */
const clause = '[^,.!?;:\\n]*';
const sentence = '[^.!?;\\n]*';

const patterns = (said: string, rest: string): RegExp =>
  new RegExp(`${begins}(?:${said.trim().replaceAll(/\s*\n\s*/gu, '|')})${rest}`, 'giu');

/** Who the machine is told to be, and how it is told to answer. */
const roles = patterns(
  `(?:from )?now on you\\s
  you(?:'re|’re| are| will be| shall be) (?:now )?(?:an? |my |the )
  (?:pretend|imagine) (?:to be|you|that you)\\s
  (?:act|behave|talk|speak|respond|reply|answer) (?:as|like|only|in|with)\\s
  (?:представь(?:,? что)?|вообрази(?:,? что)?) ты\\s
  (?:теперь )?ты (?!\\p{L}+(?:ешь|ишь)(?!\\p{L}))
  (?:отныне|с этого момента) ты\\s
  (?:притворись|притворяйся|веди себя|отвечай|ответь|говори|разговаривай)(?!\\p{L})`,
  clause,
);
/** What it is told to do that is no model. */
const orders = patterns(
  `(?:ignore|forget|disregard) (?:all|any|everything|every|the|your|my|previous|prior|what)\\s
  translate (?:this|that|the|it|me|following)\\s
  (?:write|compose|make up|invent|tell|give|sing|recite)(?: me| us)? (?:an? |the |some |another )?(?:\\w+ )?(?:poems?|songs?|jokes?|story|stories|haiku|limericks?|rhymes?|essays?|fairy tales?|riddles?|fun facts?|python|javascript|functions?|scripts?)(?!\\p{L})
  (?:do|finish) my (?:homework|assignment|essay)
  (?:ok(?:ay)?|hey) google(?!\\p{L})
  (?:hey |ok )?(?:alexa|siri)(?!\\p{L})
  (?:order|book|call|find|get) me (?:an? |the |some )
  (?:play|sing|turn (?:on|off)|set an? alarm)(?: me| the| some| a| up)\\s
  (?:repeat|say|print|output) (?:after me|the word|your|all|hello|only|this)
  (?:забудь|игнорируй|проигнорируй)(?!\\p{L})
  переведи(?:те)?(?!\\p{L})
  (?:напиши|сочини|придумай|расскажи|прочитай|спой)(?: мне| нам)?(?: \\p{L}+)? (?:стих\\p{L}*|песн\\p{L}*|анекдот\\p{L}*|шутк\\p{L}*|сказк\\p{L}*|истори\\p{L}*|рассказ\\p{L}*|сочинени\\p{L}*|эссе|реферат\\p{L}*|загадк\\p{L}*|код)(?!\\p{L})
  (?:спой|сыграй|включи|выключи|закажи|вызови|забронируй|повтори)(?!\\p{L})
  реши (?:уравнени|задач|пример)
  окей,? гугл(?!\\p{L})
  (?:алиса|сири|маруся), `,
  sentence,
);
const jokes = new RegExp(
  `${sentence}${begins}(?:walks? into an? |knock,? knock|why did the |заход(?:ит|ят) в бар|анекдот про|once upon a time|жил[ио]?[ -]был|what time is it|который час|сколько (?:сейчас )?времени|weather (?:in|for|today|tomorrow|forecast)|погода )${sentence}`,
  'giu',
);
/** A pet is nobody's partner. */
const pets = patterns(
  `my (?:cat|dog|hamster|parrot|goldfish|kitten|puppy) (?:is|was|has|had|ate|likes?|loves?|sleeps?|sits?|won['’]t|wants?|keeps?)(?!\\p{L})
  (?:мой кот|моя кошка|моя собака|мой п[её]с|мой попугай|мой хомяк) \\p{L}+(?:ет|ит|ёт|л|ла)(?!\\p{L})`,
  clause,
);
/** Questions that anybody asks. */
const questions = new RegExp(
  `(?<=^|[.!?;\\n]\\s*)(?:so |and |please |а |и )?(?:(?:what|who|whom|where|when|why|which) (?:is|are|was|were|did|does|do|will|has|have|should|can|let|invented|won|discovered|wrote|the)|(?:how (?:do|can|should|to|many|old|far|tall)|are you|can you|do you|will you|have you|does|is there)|кто|что такое|что (?:при|с)готовить|где|когда|почему|зачем|как (?:приготовить|доехать|испечь|зовут|дела|сварить|пройти|сказать)|какая|какой|ты кто|есть ли|рецепт|в ч[её]м смысл)(?!\\p{L})${sentence}`,
  'giu',
);

const idle: readonly RegExp[] = [jokes, roles, orders, pets, questions];

/** With commas in place of it. */
export function withoutTalk(text: string): string {
  return idle.reduce(
    (left, pattern) => left.replace(pattern, (said) => (ofBusiness.test(said) ? said : ',')),
    withoutEarning(text),
  );
}
