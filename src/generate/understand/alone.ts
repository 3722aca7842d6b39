// Whether a line is about one person's work, which it says or names a person who does it alone, and whether that is done at home.

/** Said outright, or as where such people work. */
const saidAlone =
  /\b(?:(?:just|only) me(?! and\b(?! (?:an?|the|my|one) (?:\p{L}+ )?(?:van|truck|car|ute|pick-?up|trailer|bike|laptop|camera|drone|phone|ladder|mower)\b))|me (?:only|alone)|me and (?:an?|the|my|one) (?:\p{L}+ )?(?:van|truck|ute|pick-?up|trailer)|by myself|on my own|myself only|solo (?:practi\w*|business|work\w*)|one[ -](?:man|woman|person)|man (?:and|with|&) (?:a |his |one |the )?van|side (?:hustle|business|gig)|from (?:my |our )?(?:own )?(?:home|kitchen|garage|bedroom|flat|apartment|living room|basement)|home[ -]based|alone (?:in|from|at) |work(?:ing)? at home|(?:work(?:ing)?|run it|do it(?: all)?) alone|on etsy|(?:with |in |on )my own (?:car|van|taxi|bike)|(?:rent(?:ing)?|hir(?:e|ing)) (?:a|my) (?:single )?chair(?! (?:out|to))|(?:rent(?:ing)?|hir(?:e|ing)) (?:a |my )?(?:single )?(?:chair|desk|room)(?: (?:in|at) (?:a |the |my |another )?(?:local )?\w+| (?:one|two|three|\d) days? a week)|no (?:other )?employees|(?:i am|i['’]m) the only (?:person|one|employee|engineer|teacher|barber|hairdresser|baker|mechanic|therapist|doctor|vet|trainer|artist|worker)|(?:uber|bolt|lyft) driver|drive for (?:uber|bolt|lyft)|owner[ -]operator|spare (?:bed)?room|(?<!stand[ -]|leave |not |never )alone(?=\s*(?:[,.;!?]|$))|autonomo|freiberuf\w*|(?:ganz )?allein|tout(?:e)? seule?|(?:da|lavoro|trabajo|yo) sol[oa]|sozinh[oa]|auto-?entrepreneur|micro-?entreprise|libero professionista)\b|(?<!\p{L})(?:autónom[oa]|autônom[oa]|indépendante?|selbst(?:st)?ändige?r?|seule?)(?!\p{L})/iu;
const saidAloneInRussian =
  /(?<!\p{L})(?:(?:снимаю|сниму|снять|арендую|аренду(?:ю|ем)) (?:место|кресло|уголок) в \p{L}+|(?:снимаю|арендую) кресло|аренда (?:кресла|места в салоне)|один человек|1 человек|частный врач|врач я сам|мастер я сам|мастер я сама|я сам врач|я сама врач|только я|я одна|я один|работаю одна|работаю один|работаю (?:сама|сам)|одна сама|сама одна|один сам|сам один|в одиночку|сам на себя|сама на себя|частн(?:ый|ая) (?:мастер|практик\p{L}*|репетитор)|на час|из дома|у себя дома|дома у себя|(?:кабинет|мастерская|студия|салон) дома|в домашних условиях|на своей кухне|в гараже|подработк\p{L}*|подрабатываю|таксую|таксист\p{L}*|на (?:своей|личной|собственной) (?:машине|газели)|на своём авто|кабинет (?:логопеда|психолога|массажиста|косметолога|дефектолога|психотерапевта)|помощников нет|без помощников|\p{L}{3,}[юу] (?:\p{L}+ ){0,4}(?:один|одна|сама?)(?=\s*(?:[,.;!?]|$))|на ярмарке мастеров)(?!\p{L})/iu;
/** Said by itself behind what is done: "wedding cakes, alone", «маникюр в Самаре, одна». */
const addedAlone =
  /,\s*(?:all )?(?:alone|solo|одна|один|сама|сам)(?: (?:работаю|вожу|за рул[её]м))?\s*(?=[,.;!?]|$)/iu;
/** Who mends it is one, and says so behind what is mended. */
const oneOfTrade =
  /,\s*(?:one|1|один|одна) (?:fitter|plumber|mechanic|repairer|repairman|tech|technician|man|joiner|carpenter|electrician|welder|tiler|painter|roofer|decorator|handyman|мастер|сантехник|электрик|плиточник|маляр|сварщик|механик|столяр|плотник|печник|сапожник|монтажник|часовщик)(?=\s*(?:[,.;!?]|$))/iu;
/** One who does it, said to be so. */
const doerSolo =
  /(?:er|or|ist|ian|smith|agent) [Ss]olo(?!\p{L})(?! (?!(?:in|from|at|near|for|on)\b)\p{Ll})|^[Ss]olo \p{L}+(?:er|or|ist|ian|smith|agent)(?!\p{L})/u;

/** Said of whoever works so: of the writer, unless it is for them, among them or of several. */
const ofPeople =
  /(?<!\p{L})(?:freelanc(?:e|er|ing)|self[ -]?employed|solo founder|sole (?:trader|proprietor\w*|practitioner)|самозанят(?:ый|ая|ой|ую)|фриланс(?:ер|ерша|ером)?|на фрилансе)(?!\p{L})/giu;
const ofOthers =
  /(?<!\p{L})(?:for|to|of|where|among|between|connecting|matching|find|hire|platform|marketplace|для|среди|где|между|платформа|биржа|сервис)(?!\p{L})/iu;
const several = /^\s+(?:people|\p{L}+(?:ers|ors|ists|ians))(?!\p{L})/iu;

function saysSoOfItself(text: string): boolean {
  return [...text.matchAll(ofPeople)].some(({ 0: said, index }) => {
    const [clause = ''] = text
      .slice(0, index)
      .split(/[.!?\n,;(:–—]/u)
      .slice(-1);
    return !ofOthers.test(clause) && !several.test(text.slice(index + said.length));
  });
}

/** People who are no more than one when one of them is named. */
const people = `
  accountant bookkeeper lawyer attorney notary therapist psychologist psychotherapist psychiatrist physiotherapist osteopath chiropractor
  masseur masseuse midwife nutritionist dietitian dietician teacher tutor coach trainer instructor plumber electrician carpenter joiner
  roofer plasterer tiler painter decorator handyman locksmith gardener landscaper arborist blacksmith welder potter ceramist tailor
  seamstress dressmaker cobbler jeweller jeweler beautician manicurist cosmetologist stylist photographer videographer
  filmmaker illustrator designer copywriter translator interpreter editor blogger podcaster dj musician singer magician host
  hairdresser consultant programmer developer assistant housekeeper freelancer cleaner ironer nanny babysitter childminder doula groomer walker sitter courier driver
  beekeeper chef cook guide tuner repairman mechanic surveyor architect
  акушерка доула адвокат юрист нотариус геодезист сметчик бухгалтер психолог психотерапевт логопед массажист массажистка нутрициолог диетолог репетитор учитель
  преподаватель инструктор тренер коуч бровист лэшмейкер лешмейкер домработница гувернантка тату-мастер мастер сантехник электрик плотник столяр кровельщик плиточник маляр отделочник садовник кузнец сварщик гончар портной портниха швея
  сапожник ювелир парикмахер барбер косметолог визажист стилист фотограф видеограф видеооператор иллюстратор дизайнер копирайтер
  переводчик блогер музыкант диджей ведущий аниматор консультант программист разработчик клининщица няня грумер курьер водитель
  кондитер пекарь флорист пчеловод повар гид экскурсовод настройщик автомеханик архитектор
  idraulico elettricista fontanero electricista fotógrafo fotografo plombier électricien klempner elektriker tischler encanador eletricista`;
const person = new Set(people.trim().split(/\s+/u));

/** What stands between the person and whom it is for, where, or how. */
const further =
  /^(?:in|near|at|from|for|around|on|with|who|and|to|of|в|во|для|на|под|у|из|с|по|и|en|em|à|a|für|pour|para|per|online|remotely|онлайн|удалённо|удаленно|дистанционно)$/u;
/** After these another's trade is named, not the writer's. */
const anothers =
  /^(?:for|to|of|connecting|matching|find|hire|для|под|найти|нанять|поиск|поиска|подбор|подбора|для|по|обучение|курсы|услуги|кабинет|студия|биржа|сервис)$/u;

/** A nail technician, a make-up artist, a web developer: the last word alone may be anybody. */
const named =
  /\b(?:(?:nail|beauty|lash|brow) (?:technician|tech|artist|stylist)|(?:make-?up|tattoo|henna|permanent make-?up) artist|(?:swim|swimming|dance|yoga|pilates|fitness|driving) (?:teacher|instructor|coach)|cadastral engineer)(?! (?:training|school|academy|course|agency|supplies|s\b))/iu;
const engineer = /(?<!\p{L})кадастровый инженер(?!\p{L})/iu;
/** Said in Russian after the person: of what. Whatever is a place or a firm is not. */
const firms =
  /^(?:студи|агентств|бюро|центр|школ|компани|сервис|салон|клуб|магазин|команд|кабинет|групп|фирм|служб|платформ)/u;
const russian = /^[а-яё-]+$/u;

/** More people than one, whatever else is said. */
const others =
  /(?<!\p{L})(?:(?:small |own |my |our )?team(?! building)|crew|employees|staff|assistants|together|colleagues?|another (?:teacher|trainer|coach|hairdresser|barber|stylist|therapist|person|groomer|instructor|vet|dentist)|two of us|my (?:wife|husband|sister|brother|friend|partner|daughter|son|mother|father|mum|dad) and (?:i|me)|two (?:brothers|sisters|friends)|я и (?:муж|жена|напарник|брат|сестра|друг|подруга|партн[её]р)|me and (?:my|a)(?! (?:\p{L}+ )?(?:van|truck|car|ute|pick-?up|trailer|bike|laptop|camera|drone|phone|ladder|mower)(?!\p{L}))|(?:with|and) (?:my |a )?(?:wife|husband|sister|brother|friends?|partners?|daughter|son|mother|father)|(?:two|three|four|five|six|several|some|[2-9]|\d{2,}) (?:people|\p{L}+(?:ers|ors|ists|ians|cians|ees|chefs|guides|nannies|chers))|команд\p{L}*|бригад\p{L}*|вдвоём|вдвоем|втроём|втроем|нас (?:двое|трое)|мы с|с (?:мужем|женой|подругой|другом|партнёром|партнером|сестрой|братом|мамой|напарником)|сотрудник\p{L}*|помощник(?:ами|ом)|(?:два|две|двое|три|трое|четыре|пять|несколько|[2-9]|\d{2,}) (?:мастер|человек|парикмахер|нян|репетитор|массажист|\p{L}+(?:ера|ора|иста|ика|еля|ицы|ека|ов|ей)(?!\p{L}))\p{L}*)(?!\p{L})/iu;
/** Five people a day are guests, and ten in a group are pupils. */
const served =
  /(?<!\p{L})(?:\d+|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|two|three|four|five|six|seven|eight|nine|ten|several|несколько) (?:человек\p{L}*|people|persons|guests|clients|customers|\p{L}+(?:er|or|ist|ian)s|клиент\p{L}*|ученик\p{L}*|гост\p{L}*|пациент\p{L}*|\p{L}+(?:ов|ей))(?: (?:в|а|an|per|each|every|за|на|in a|в одной) ?(?:день|сутки|неделю|месяц|год|смену|групп\p{L}*|занят\p{L}*|day|week|month|year|shift|group|class|lesson|session)|\/)/giu;
/** So many of what is done, sold or read are no staff. */
const done =
  /(?<!\p{L})\d[\d .,]* (?:orders|customers|users|subscribers|followers|readers|listeners|viewers|members|containers|trailers|computers|printers|boilers|chargers|scooters|posters|stickers|planters|planners|flowers|letters|papers|dinners|burgers|numbers|заказ\p{L}*|клиент\p{L}*|подписчик\p{L}*|пользовател\p{L}*|просмотр\p{L}*|проект\p{L}*|текстов|стат(?:ей|ьи)|букет\p{L}*|торт\p{L}*|аккаунт\p{L}*|сайт\p{L}*|расклад\p{L}*|дел)(?!\p{L})/giu;
const nobodyElse = /(?<!\p{L})(?:no|without(?: any)?) (?:other )?(?:employees|staff|assistants)(?!\p{L})/giu;
export const isOfSeveral = (text: string): boolean =>
  others.test(text.replace(done, ' ').replace(served, ' ').replace(nobodyElse, ' '));

/** The person is the head of what is said: "guitar teacher in Cork", not "teacher training" or "app for a plumber". */
function namesOne(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(/[.!?\n,;(:–—]/u);
  const words = first.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  if (engineer.test(first)) return true;
  const at = words.findIndex((word) => person.has(word));
  if (at < 0) return named.test(first) && !words.some((word) => anothers.test(word));
  const [before, next] = [words[at - 1], words[at + 1]];
  if (before === 'dry' || (next !== undefined && !mayFollow(next))) return false;
  return !words.slice(0, at).some((word) => anothers.test(word) || /\d/u.test(word));
}

const mayFollow = (next: string): boolean => further.test(next) || (russian.test(next) && !firms.test(next));

const outright = [saidAlone, saidAloneInRussian, addedAlone, oneOfTrade, doerSolo];

export const isAlone = (text: string): boolean =>
  !isOfSeveral(text) && (outright.some((said) => said.test(text)) || saysSoOfItself(text) || namesOne(text));

const atHome =
  /\b(?:from (?:my |our )?(?:own )?(?:home|kitchen|garage|bedroom|flat|apartment|living room|basement)|spare (?:bed)?room|home[ -](?:based|kitchen|workshop|studio)|work(?:ing)? at home|in my (?:own )?(?:kitchen|garage|flat|apartment|house))\b/iu;
const atHomeInRussian =
  /(?<!\p{L})(?:из дома|у себя дома|дома у себя|(?:кабинет|мастерская|студия|салон) дома|в домашних условиях|на своей кухне|(?:в|из) (?:своём |своем )?гараж[еа]|на удал[её]нке)(?!\p{L})|(?:von zu hause|desde casa|de chez moi|da casa mia)/iu;

export const isAtHome = (text: string): boolean => atHome.test(text) || atHomeInRussian.test(text);
