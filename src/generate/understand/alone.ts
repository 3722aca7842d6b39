// Whether a line is about one person's work, which it says or names a person who does it alone, and whether that is done at home.

/** Said outright, or as where such people work. */
const saidAlone =
  /\b(?:(?:just|only) me(?! and\b)|by myself|on my own|myself only|solo (?:practi\w*|business|work\w*)|one[ -](?:man|woman|person)|side (?:hustle|business|gig)|mobile (?:hairdresser|barber|groomer|mechanic|beautician)|from (?:my |our )?(?:own )?(?:home|kitchen|garage|bedroom|flat|apartment|living room|basement)|home[ -]based|work(?:ing)? at home|on etsy|autónomo|autonomo|freiberuf\w*|auto-?entrepreneur|micro-?entreprise|libero professionista)\b/iu;
const saidAloneInRussian =
  /(?<!\p{L})(?:один человек|только я|я одна|я один|работаю одна|работаю один|в одиночку|сам на себя|сама на себя|частн(?:ый|ая) (?:мастер|практик\p{L}*|репетитор)|на час|из дома|у себя дома|дома у себя|в домашних условиях|на своей кухне|в гараже|подработк\p{L}*|на ярмарке мастеров)(?!\p{L})/iu;

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
  consultant programmer developer cleaner ironer nanny babysitter childminder doula groomer walker sitter courier driver
  beekeeper chef cook guide tuner repairman mechanic surveyor architect
  адвокат юрист нотариус бухгалтер психолог психотерапевт логопед массажист массажистка нутрициолог диетолог репетитор учитель
  преподаватель тренер коуч сантехник электрик плотник столяр кровельщик плиточник маляр отделочник садовник кузнец сварщик гончар портной портниха швея
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

/** The person is the head of what is said: "guitar teacher in Cork", not "teacher training" or "app for a plumber". */
function namesOne(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(/[.!?\n,;(:–—]/u);
  const words = first.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const at = words.findIndex((word) => person.has(word));
  if (at < 0) return false;
  const [before, next] = [words[at - 1], words[at + 1]];
  if (before === 'dry' || (next !== undefined && !further.test(next))) return false;
  return !words.slice(0, at).some((word) => anothers.test(word) || /\d/u.test(word));
}

export const isAlone = (text: string): boolean =>
  saidAlone.test(text) || saidAloneInRussian.test(text) || saysSoOfItself(text) || namesOne(text);

const atHome =
  /\b(?:from (?:my |our )?(?:own )?(?:home|kitchen|garage|bedroom|flat|apartment|living room|basement)|home[ -](?:based|kitchen)|work(?:ing)? at home|in my (?:own )?(?:kitchen|garage|flat|apartment|house))\b/iu;
const atHomeInRussian =
  /(?<!\p{L})(?:из дома|у себя дома|дома у себя|в домашних условиях|на своей кухне|(?:в|из) (?:своём |своем )?гараж[еа])(?!\p{L})/iu;

export const isAtHome = (text: string): boolean => atHome.test(text) || atHomeInRussian.test(text);
