// Words that say nothing of the trade: those of grammar, of plans to open something, and of praise.
import { foldOf, type Word } from './words.ts';

const listed = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

const grammar = [
  // English
  `a an the i im id we my our your their his her its is are be am was will would can could should shall may might
  must to this that these those there here some any all every each own very really just so as up out off about into
  if when then than also only not no yes ok please me us you they he she him them who which what where how why
  do does did done have has had having get gets got being been am pm etc eg ie vs via per put puts turn turns turned`,
  // Russian, as is said and in Latin letters
  `я мы мой моя мое мои моего моей моем наш наша наше наши нашего нашей нашем свой своя свое свои своего своей своем свою
  это этот эта эти этого этой тот та те то же ли бы б не ни да нет ок он она оно они его ее их им ей ему мне меня нам нас вам вас вы ты
  что чтобы как так там тут где когда который которая которое которые которых которого которой кто чем если или либо есть быть был была было будет будут
  все всё весь вся всех очень просто уже еще ещё только лишь типа вроде около примерно порядка до от об о к ко со за из у
  себя себе под при про через между над без для на по в во с и а но заодно вдобавок параллельно дополнительно
  ya my moy moya hochu hotim est budet dlya`,
  // Spanish, Portuguese, Italian, French
  `el la los las lo un una unos unas uno mi mis su sus nuestro nuestra que se es son ser estar este esta ese esa yo me te le les muy mas
  o os as um uma meu minha nosso nossa eu quero ele ela sao esta
  il lo gli le i un uno una mio mia nostro nostra voglio vorrei io sono e di che si
  le la les un une des mon ma mes notre nos je veux voudrais il elle est ce cette ces se sa ses leur qui que`,
  // German, Turkish
  `der die das den dem des ein eine einen einem einer eines mein meine meinen meiner unser unsere ich wir möchte moechte will wollen
  ist sind es als auch nur sehr zu zum zur
  bir bu ben benim biz bizim istiyorum icin ve ile da de cok olan`,
];

const plans = [
  `want wants wanna would like love need needs plan plans planning planned going gonna think thinking thought dream dreaming decide
  decided try trying start starting started startup startups starter launch launching launched open opens opening opened reopen set setting
  setup create creating run running build up found begin buy buying own owner owning operate operating establish
  business businesses company companies firm enterprise venture idea ideas project forecast small mini micro little tiny big large larger huge medium sized mid new brand best good great nice perfect cool
  hermana hermano marido esposa amiga amigo amigos soeur frere mari amie ami bruder schwester freund freunde freunden fratello sorella marito moglie amico irma irmao wife husband friend friends partner partners brother sister mother father
  seul seule allein autonomo autonoma independant independante selbststandig selbstandig indie
  hello hi hey thanks thank help give me calculate generate business-plan ltd llc inc gmbh corp co sole trader sme
  side hustle franchise franchised chain network branches made sold keep keeps keeping raise raises based located location place spot kind type sort something anything called retainer retainers retained`,
  `хочу хотим хотел хотела хотелось хочется хотели планирую планируем планирует думаю думаем мечтаю собираюсь собираемся решил решила решили
  открыть открываю открываем открытие открытия открываться запустить запускаю запускаем запуск запуска создать создаем создание начать начинаю начинаем
  организовать организация сделать делать построить купить куплю купим выкуплю приобрету приобрести покупка развивать развитие иметь вести
  делаю делаем держу держим веду ведем провожу проводим работаю работаем работать подрабатываю занимаюсь занимаемся заниматься заняться
  бизнес бизнеса бизнесу бизнесом бизнесе бизнес-план план плана планы идея идеи идею стартап стартапа стартапы проект проекта проекты
  компания компании компанию фирма фирмы фирму предприятие предприятия дело дела финмодель расчет рассчитать посчитать
  муж мужем мужа жена женой жены друг другом друзья друзьями друзей партнер партнером партнеры партнерами брат братом сестра сестрой сеть сети франшиза франшизе франчайзинг ооо ип оао зао ао пао самозанятый самозанятая
  маленький маленькая маленькое маленькие маленькую небольшой небольшая небольшое небольшие небольшую мини микро большой большая большое большую
  крупный крупная крупное крупную средний средняя среднее новый новая новое новую новые свой собственный собственная собственное собственную собственные
  хороший хорошая хорошее лучший лучшая лучшее классный привет здравствуйте помогите пожалуйста нужен нужна нужно нужны надо
  площадью вместимостью мощностью место названием название какой-нибудь какой нибудь что-то абонентка абонентке абонентку абонентской абонентское абонентском обслуживании закрываем закрываю респ обл пгт бригада бригаду бригадой бригаде`,
  `quiero queremos abrir montar negocio negocios empresa empresas pequeno pequena nueva nuevo idea plan proyecto emprendimiento
  quero queremos montar negocio pequena pequeno novo nova ideia plano projeto microempresa
  voglio vorrei aprire avviare attivita azienda impresa piccolo piccola nuovo nuova progetto
  veux ouvrir creer lancer entreprise affaire petit petite nouveau nouvelle idee projet
  eroffnen eroeffnen grunden gruenden unternehmen firma geschaftsidee kleine kleiner kleines kleinen neue neuer neues neuen
  acmak kurmak istiyorum isletme isletmesi is sirket sirketi kucuk yeni fikri`,
];

const praise = [
  `online internet ecommerce vegan vegetarian organic bio eco ecological green sustainable healthy luxury luxurious premium elite exclusive upscale boutique-style style styled
  cheap budget affordable lowcost economy modern contemporary vintage retro classic traditional authentic original unique trendy hipster
  stylish fashionable cozy cosy comfortable friendly family familyrun familyowned independent local neighborhood neighbourhood home-style
  artisan artisanal handcrafted craft homemade it handmade fresh quality high-quality professional certified licensed
  private public mobile portable automatic automated smart innovative ai digital virtual popup seasonal downtown central urban rural suburban
  quick fast express outdoor indoor 24h full fullservice service-oriented specialised specialized speciality specialty popular famous beautiful
  van trailer busy quiet sunny old historic historical international global worldwide national regional municipal city town village street corner
  male female mens womens men women adult adults kids kid child children baby students senior seniors tourist tourists`,
  `онлайн интернет дистанционно дистанционный веганский веганское веганская вегетарианский эко экологичный экологический органический натуральный здоровый люкс люксовый премиум премиальный элитный элитная
  бюджетный бюджетная дешевый дешевая недорогой недорогая доступный эконом комфорт современный современная современное модный модная стильный стильная уютный
  уютная уютное семейный семейная семейное домашний домашняя домашнее авторский авторская крафтовый крафтовая ремесленный ручной
  свежий качественный профессиональный профессиональная частный частная частное сетевой сетевая элитное
  мобильный мобильная выездной выездная автоматический автоматизированный умный инновационный цифровой сезонный сезонная круглосуточный
  европа европе европы европу снг круглосуточная городской городская сельский загородный загородная районный местный местная международный международная
  старинный исторический винтажный ретро популярный красивый красивая лучший быстрый быстрая экспресс центральный центре центр-города
  мужской мужская женский женская детский детская детское дети детей взрослых взрослые студентов туристов`,
  `organico ecologico ecologica moderno moderna barato lujo tradicional artesanal artesano familiar gourmet
  moderne luxe bio artisanal artigianale familiare vegano vegana vegane bioladen modern modernes gemutlich butik`,
];

const asSet = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(listed).flatMap((word) => [foldOf(word), foldOf(word).replaceAll('-', '')]));

/** As they are and without their accents; what has an accent that none of them has is another word: thé, tè. */
const stopWords = new Set(grammar.flatMap(listed).flatMap((word) => [word, foldOf(word)]));

/** It counts for nothing anywhere. */
export const isStopWord = ({ said }: Pick<Word, 'said'>): boolean => stopWords.has(said.replaceAll('ё', 'е'));

/** They may belong to a phrase, such as a moving company, where they count little. */
export const plainWords = asSet(plans);

/** They may belong to a phrase, but say nothing against a trade that is not known by them. */
export const attributes = asSet(praise);
