// Words that mean the same wherever a business is named, in all languages of the catalogue: a shop is a store.

import { acts } from '../words/acts.ts';
import { stemOf } from '../words/stems.ts';
import { foldOf } from '../words/words.ts';

/** What a business is by form: without more it says nothing of the trade. */
const forms: Readonly<Record<string, string>> = {
  shop: `shop shops store showroom retailer retail selling sells sell sale sales outlet dealer
    магазин шоп лавка бутик магазинчик отдел stall ларёк продажа продаю продаем продавать торговля торгую ларек
    tienda loja negozio laden geschaft geschäft magasin magaza mağaza dukkan dükkanı dükkan magazin`,
  school: `school academy courses course classes class lessons training teaching teach
    школа школу академия курсы курс уроки обучение обучаю обучаем учу учим преподаю занятия преподавание
    escuela academia cursos escola scuola corsi ecole école cours schule kurse okul okulu kursu kurs`,
  repair: `repair repairs repairing repaired fixing fix fixed mend mends mending mended мастерская ремонт ремонтирую ремонтируем починка чиню чиним чинить
    reparacion reparación taller reparacao riparazione riparazioni reparation réparation reparatur werkstatt tamir tamiri tamircisi`,
  factory: `factory manufacturing manufacture manufacturer production producer producing making makes maker
    производство завод фабрика цех производим произвожу изготовление делаем
    fabrica fábrica produccion producción produzione fabbrica fabrication usine fabrik herstellung produktion fabrika uretimi üretimi`,
  rental: `rental rentals rent renting hire hiring lease leasing letting sharing прокат аренда сдаю сдаем шеринг напрокат
    alquiler aluguel aluguer noleggio vermietung verleih kiralama kiralik`,
  studio: 'studio студия estudio stüdyo studyo',
  salon: 'salon salone salão parlour parlor салон salones salonu',
  clinic: 'clinic clinics practice klinik клиника clinica clínica clinique praxis klinigi kliniği медцентр',
  center: 'complex комплекс hub center centre centro zentrum merkezi центр zentrum',
  agency: 'agency bureau агентство бюро agencia agência agenzia agence agentur ajansi ajansı ajans',
  delivery:
    'delivery delivering delivers доставка доставляем entrega consegna livraison lieferung lieferservice lieferdienst teslimat reparto',
  farm: 'farm farming ranch growing grow cultivation ферма хозяйство выращивание разведение выращиваю выращиваем разводим развожу растим ращу granja finca fazenda fattoria azienda ferme hof çiftlik çiftliği ciftligi',
  club: 'club клуб kulübü kulubu klub',
  service: `service services услуги услуга сервис servicio servicios servico serviço serviços servizio servizi dienst
    dienstleistung hizmetleri hizmeti служба`,
  cabinet: 'кабинет room rooms corner пункт зал',
  house: 'house дом дома casa haus maison ev evi',
  app: 'app apps приложение aplicativo aplicacion aplicación uygulama uygulaması',
  removal: 'removal removals remove removes removing удаление удаляю удаляем',
  recycling:
    'recycling recycle переработка утилизация перерабатываем перерабатываю утилизируем утилизирую reciclaje reciclagem riciclaggio recyclage',
  platform: 'platform платформа plataforma piattaforma plateforme plattform portal портал',
};

/** The same things by other names; a word has one line at most. */
const things = `
  dog dogs puppy puppies собака собаки собак щенок пес canine canina cani perro perros cane cão cachorro chien chiens hund hunde köpek собачий собачья
  cat cats kitten кошка кошки кот коты gato gatos gatto katze katzen kedi
  pet pets зоо питомец питомцы животные животных mascota mascotas evcil
  child children kid kids дети детей детский детская детское ребенок малыш малыши niños niño infantil crianças bambini enfants kinder çocuk
  car cars auto automobile авто автомобиль автомобили машина машины coche coches carro carros voiture voitures otomobil araba araç
  bike bikes bicycle bicycles cycle велосипед велосипеды вело bicicleta bicicletas vélo fahrrad bisiklet
  phone phones smartphone smartphones iphone cellphone cellphones телефон телефоны смартфон смартфоны айфон mobiltelefon telefon
  computer computers laptop laptops notebook notebooks компьютер компьютеры ноутбук ноутбуки ordenador
  apartment apartments flat flats квартира квартиры апартаменты apartamento apartamentos appartamento appartement wohnung daire
  clothes clothing clothe wear apparel garment garments одежда одежды вещей ropa roupa roupas abbigliamento vêtements kleidung giyim
  shoe shoes footwear обувь обуви обувной обувная ботинки туфли zapato zapatos calzado sapatos scarpe chaussures schuhe schuh ayakkabı
  flower flowers floral цветы цветов цветочный цветочная букеты flores fleurs fiori blumen çiçek
  furniture мебель мебели мебельный мебельная mueble muebles móveis mobili meubles möbel mobilya
  book books книга книги книг книжный libros livros libri livres bücher kitap
  toy toys игрушка игрушки игрушек juguetes brinquedos giocattoli jouets spielzeug oyuncak
  truck trucks lorry lorries грузовик грузовики фура фуры camion camiones caminhão lkw kamyon
  tooth teeth dental dentist dentists dentistry стоматология стоматолог зубы зубной стоматологический стоматологическая дантист odontología odontologia
  coffee кофе kahve kaffee
  tea чай
  dance dances dancing танцы танцев танец танцевальный танцевальная baile danza dança tanz
  wedding weddings bridal свадьба свадьбы свадебный свадебная boda bodas casamento casamentos matrimonio mariage hochzeit düğün
  hair волосы
  nail nails ногти маникюр manicure uñas unhas ongles tırnak
  food foods еда еды питание comida cibo nourriture yemek
  cake cakes торт торты тортов tarta tartas bolo bolos torte
  bread хлеб pan pão pane brot ekmek
  fish рыба рыбы рыбный pescado peixe pesce poisson fisch balık
  meat мясо мяса мясной carne viande fleisch
  beer пиво cerveza cerveja birra bière bier bira
  wine wines вино вина винный vino vinho vin wein şarap
  honey мед меда miel mel miele honig bal
  bee bees пчелы пчел abejas abelhas abeilles bienen arı
  solar sun солнечный солнечная солнечные солнце fotovoltaica fotovoltaico photovoltaic
  wind ветер ветряной ветровой ветряная ветровая eólico eólica eolico éolien rüzgar
  cleaning cleaner cleaners клининг клининговый клининговая уборка уборки limpieza limpeza pulizie pulizia nettoyage reinigung temizlik
  moving mover movers переезд переезды mudanza mudanzas mudança mudanças trasloco traslochi déménagement umzug nakliyat
  translation translations translator перевод переводы переводчик traducción tradução traduzione traduction übersetzung çeviri tercüme
  photo photos photography photographer photographers фото фотограф фотография фотографии fotografía fotografia fotografie
  lawyer lawyers legal attorney law юрист юристы юридический юридическая адвокат abogado abogados advogado avvocato avocat anwalt avukat
  accounting accountant accountants bookkeeping bookkeeper бухгалтерия бухгалтер бухгалтерский бухгалтерская contabilidad contabilidade contabilità comptabilité buchhaltung muhasebe
  fitness gym gyms workout фитнес тренажерный спортзал gimnasio academia palestra
  swimming swim плавание бассейн natación natação nuoto natation schwimmen yüzme
  language languages linguistic язык языки языков языковой языковая idiomas lingue langues sprachen sprachschule dil
  music musical музыка музыкальный музыкальная музыки música musica musique musik müzik
  online internet web онлайн интернет
  лечение лечу лечим лечить
  катание катания катаю катаем катать
  уход ухаживаю ухаживаем ухаживать
  стрижка стрижки стригу стрижем стричь
  подбор подбираю подбираем
  выгул выгуливаю выгуливаем
  collecting collection collect collects collected сбор собираем собираю
  installing installation installer installed монтаж монтажник монтажники установка монтируем монтирую устанавливаем устанавливаю ставим
  accepting приём принимаем принимаю приёмка
  hauling вывоз вывозим вывожу
  roasting roasted обжарка обжариваем обжариваю жарим жарю
  tailoring пошив шьём шью отшив отшиваем
`;

const conceptOfStem = new Map<string, string>();
const formWords = new Set<string>();

function addWords(concept: string, said: string): void {
  for (const word of said.split(/\s+/u)) {
    const stem = stemOf(foldOf(word));
    if (stem !== '' && !conceptOfStem.has(stem)) conceptOfStem.set(stem, concept);
  }
}

for (const [form, said] of Object.entries(forms)) {
  addWords(`=${form}`, said);
  formWords.add(`=${form}`);
}
for (const line of `${things}\n${acts}`.split('\n')) {
  const said = line.trim();
  if (said !== '') addWords(`=${said.slice(0, said.indexOf(' '))}`, said);
}

/** The stem, or the concept that it stands for. */
export const termOf = (stem: string): string => conceptOfStem.get(stem) ?? stem;

export const isForm = (term: string): boolean => formWords.has(term);

const dutch = `
  fietsenmaker bike repair, fietsenwinkel bike shop, kapper hair salon, kapsalon hair salon, bakkerij bread shop, bakker bread shop,
  tandarts dental clinic, tandartspraktijk dental clinic, rijschool driving school, bloemenwinkel flower shop, bloemist flower shop,
  kinderdagverblijf kids nursery, dierenarts vet clinic, dierenwinkel pet shop, hondentrimsalon dog grooming, autowasserij car wash,
  autobedrijf car repair, boekwinkel book shop, schoenmaker shoe repair, slagerij butcher shop, kledingwinkel clothing shop,
  schoonheidssalon beauty salon, nagelstudio nail studio, sportschool gym club, dansschool dance school, muziekschool music school,
  taalschool language school, advocatenkantoor law firm, boekhoudkantoor accounting firm, schoonmaakbedrijf cleaning company,
  verhuisbedrijf moving company, wasserette laundry shop, ijssalon ice cream, koffiezaak coffee shop, loodgieter plumbing company,
  schildersbedrijf painting company, timmerbedrijf carpentry workshop, makelaar estate agency, reisbureau travel agency`;

/** Dutch names of trades in two words of the catalogue, which has no Dutch of its own. */
export const dutchNames: readonly (readonly [name: string, pair: readonly [string, string]])[] = dutch
  .split(',')
  .map((line) => line.trim().split(' '))
  .map(([name = '', first = '', second = '']) => [name, [first, second]]);

const stemsOf = (said: string): ReadonlySet<string> =>
  new Set(said.split(/\s+/u).map((word) => stemOf(foldOf(word))));

/** Where things are made. */
const makers = stemsOf(
  `workshop workshops plant plants factory mill works facility unit atelier werkstatt werk taller usine fabrik fabrica fabbrica atölye atolye
  завод фабрика цех мастерская производство комбинат`,
);

/** Where people come, or from where they go. */
const places = stemsOf(
  `office offices contractor contractors practice bureau firm company business centre center place point studio house hub service services
  agency clinic space team specialist provider operator counter stand kiosk window hatch joint den bay nook venue venues
  контора бюро точка пункт офис центр студия дом кабинет услуги сервис служба агентство салон предприятие фирма компания специалист мастер уголок окошко островок киоск павильон заведение участок корнер
  büro estudio studio oficina bureau cabinet ufficio escritorio despacho centro zentrum praxis atelier merkezi ofisi`,
);

/** A shop sells, but a welding shop does not. */
const shops = stemsOf('shop store boutique showroom магазин лавка бутик отдел шоурум');

export type LooseForm = 'maker' | 'place' | 'shop';

export function looseFormOf(stem: string): LooseForm | null {
  if (makers.has(stem)) return 'maker';
  if (places.has(stem)) return 'place';
  return shops.has(stem) ? 'shop' : null;
}
