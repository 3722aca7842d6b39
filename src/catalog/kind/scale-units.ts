// The words that people use for the size of a business, in English, Russian and other languages, by what is counted.
import type { ScaleUnit } from './kind.ts';
import type { Pair } from './pair.ts';

/** Separated by commas; a word of several units is listed under each of them, and the kind of business decides. */
export const scaleUnitWords: Readonly<Record<ScaleUnit, string>> = {
  people: `freelancer, фрилансер, entwickler, berater, desarrollador, desarrolladores, développeur, développeurs, pentester, analyst, recruiter, strategist, headhunter, пентестер, аналитик, рекрутер, таргетолог, сммщик, стратег, rider, temp, temp worker, shipwright, boatbuilder, boat builder, stonemason, undertaker, skipper, celebrant, аниматор, камнетёс, ведущий, physio, orthodontist, gynaecologist, audiologist, sitter, babysitter, piercer, реабилитолог, сурдолог, мастерица, мастериц, ортодонт, гинеколог, maestro, maestri, esteticista, массажистка, акушерка, people, person, staff, employee, worker, specialist, master, technician, team member, professional,
    barber, hairdresser, stylist, groomer, dentist, doctor, nurse, vet, therapist, cosmetologist, beautician, manicurist,
    masseur, tattooist, tattoo artist, artist, teacher, tutor, trainer, coach, instructor, cook, chef, baker, waiter, barista,
    bartender, driver, courier, cleaner, plumber, electrician, carpenter, painter, builder, mechanic, welder, tailor,
    seamstress, craftsman, craftsmen, podiatrist, physiotherapist, osteopath, chiropractor, psychologist, psychotherapist, nutritionist, dietitian, optician,
    optometrist, midwife, pharmacist, surgeon, notary, surveyor, jeweller, roofer, tiler, plasterer, decorator, landscaper, bookkeeper,
    solicitor, attorney, associate, copywriter, editor, illustrator, animator, videographer, photographer, designer, developer, programmer, engineer, architect, lawyer, accountant, consultant,
    translator, guide, agent, broker, guard, nanny, caregiver, gardener, florist, seller, manager, walker, assistant, operator, tester, writer, auditor, interviewer, marketer,
    ассистент, аудитор, тестировщик, диктор, маркетолог, человек, сотрудник, работник, специалист, мастер, рабочий, барбер, парикмахер, стилист, грумер, стоматолог, врач,
    доктор, медсестра, ветеринар, психолог, терапевт, косметолог, массажист, учитель, преподаватель, педагог,
    репетитор, тренер, инструктор, повар, пекарь, кондитер, официант, бариста, бармен, водитель, курьер, уборщик,
    уборщица, клинер, сантехник, электрик, плотник, маляр, строитель, механик, сварщик, портной, швея, фотограф,
    дизайнер, разработчик, программист, инженер, архитектор, юрист, бухгалтер, консультант, переводчик, гид, агент,
    риелтор, риэлтор, подолог, остеопат, логопед, хирург, педиатр, дерматолог, психотерапевт, нотариус, адвокат, копирайтер,
    монтажник, кровельщик, плиточник, видеограф, охранник, няня, сиделка, садовник, флорист, продавец, менеджер, воспитатель,
    empleados, personas, trabajadores, peluqueros, dentistas, funcionarios, funcionários, pessoas, mitarbeiter, mitarbeitern, personen,
    angestellte, friseure, employes, employés, salaries, salariés, personnes, coiffeurs, dipendenti, persone, parrucchieri,
    addetti, çalışan, kişi, berber, kuaför, doktor,
    estilista, peluquera, barbero, odontólogo, médico, enfermera, mecánico, cocinero, camarero, panadero, entrenador, entrenadores, profesor, profesores, conductor, conductores,
    cabeleireiro, cabeleireira, barbeiro, mecânico, cozinheiro, padeiro, professor, professores, motorista,
    coiffeuse, barbier, dentiste, médecin, infirmière, mécanicien, cuisinier, serveur, boulanger, professeur, chauffeur, toiletteur,
    friseurin, friseurinnen, barbiere, barbieri, zahnarzt, zahnärzte, zahnärzten, ärzte, ärzten, mechaniker, mechanikern, köche, köchen, kellner, bäcker, lehrer, fahrer, trainer,
    parrucchiera, dentisti, medici, meccanico, meccanici, cuoco, cuochi, cameriere, camerieri, fornaio, fornai, insegnante, insegnanti, autista, autisti,
    interpreter, stenographer, educator, childminder, reporter, engraver, upholsterer, joiner, blacksmith, potter, ceramist, glazier, scaffolder, hairstylist, adviser, advisor, counsellor, counselor, researcher, geologist, brewer, distiller, butcher, cheesemaker, farrier, taxidermist, embalmer, inspector, appraiser, valuer, estimator, dispatcher, mediator, arbitrator, стенографист, скорняк, гравер, гравёр, стеклодув, оценщик, диспетчер, закройщик, медиатор,
    diş hekimi, aşçı, garson, öğretmen, şoför, usta, man, men, guy, lad, maid, janitor, bouncer, mover, loader, climber, fitter, bricklayer, sweep, слесарь, наладчик, сапожник, часовщик, печник, каменщик, штукатур, отделочник, арборист, альпинист, лифтер, дезинфектор, реставратор, обойщик, столяр, токарь, грузчик, диспетчер, сторож, пилот, сборщик, мойщик`,
  seats: `passenger, пассажир, seat, seating, cover, place, spot, места, место, мест, посадочных мест, посадочное место, asientos, plazas, cubiertos,
    lugares, assentos, sitzplätze, sitzplätzen, plätze, plätzen, places, places assises, couverts, posti, coperti, posti a sedere, koltuk, oturma yeri`,
  tables: 'table, столик, стол, mesa, tisch, tavolo, tavoli, masa, tables',
  rooms: `studio, парилка, парная, camera, cabin room, кабина, палата, юнит, room, guest room, treatment room, consulting room, bedroom, suite, key, номер, номера, комната, кабинет, кабинка, habitaciones, habitación, cuartos, quartos,
    zimmer, zimmern, räume, räumen, behandlungsräume, behandlungsräumen, chambres, camere, camera, oda`,
  beds: 'lounger, couch, кушетка, pod, capsule, капсула, bed, койка, кровать, койко-место, спальное место, camas, betten, lits, letti, posti letto, yatak',
  chairs: `chair, workplace, work station, styling station, dental unit, dental chair, treatment chair, кресло, рабочее место,
    стул, sillas, sillones, cadeiras, stühle, stühlen, behandlungsstühle, fauteuils, poltrone, koltuk`,
  places: `участок, дачный участок, run, mat, yoga mat, lounger, sunbed, sun lounger, deckchair, mooring, коврик, лежак, шезлонг, причальное место, pen, cat pen, pen for cats, hole, kennel run, dog run, berth, клетка, place, spot, pitch, plot, space, parking space, parking spot, parking lot, desk, workplace, bay, unit, kennel, stall, место, места, мест,
    машиноместо, парковочное место, вольер, денник, рабочее место, стол, plazas, lugares, vagas, plätze, plätzen, stellplätze, stellplätzen, emplacements,
    places, posti, posti auto, piazzole, yer`,
  pupils: `teenager, teen, youngster, детишек, деток, дошколят, дошколята, первоклассник, малышей, girl, boy, schoolchild, preschooler, baby, berceaux, девочка, мальчик, школьник, дошкольник, дошколенок, малышка, ученица, подросток, pupil, student, kid, child, children, learner, trainee, toddler, ученик, студент, ребенок, дети, детей, малыш, воспитанник,
    слушатель, учащийся, место, мест, alumnos, niños, estudiantes, alunos, crianças, schüler, kinder, élèves, enfants, studenti, bambini,
    allievi, öğrenci, çocuk`,
  members: `patron, patreon subscriber, платный подписчик, donor, monthly donor, regular donor, paying subscriber, paying member, платящий, жертвователь, донор, благотворитель, follower, фолловер, постоялец, проживающий, member, membership, subscriber, resident, участник, член клуба, абонемент, клиент, подписчик, резидент, socios, miembros, membros, sócios, mitglieder,
    membres, adhérents, abonnés, membri, soci, iscritti, abbonati, üye`,
  customers: `aquarium, аквариум, organisation, organization, организация, startup, стартап, retainer, retainer client, monthly retainer, tenant company, paying user, paid user, premium user, premium subscriber, платящий пользователь, beneficiary, благополучатель, подопечный, абонентский клиент, customer, client, user, subscriber, patient, account, buyer, household, family, farm, company, firm, merchant, reader, клиент, клиентка, пользователь, подписчик, абонент,
    пациент, покупатель, заказчик, семья, хозяйство, компания, фирма, ип, читатель, clientes, usuarios, suscriptores, pacientes, usuários, assinantes, kunden, nutzer,
    abonnenten, patienten, clients, utilisateurs, abonnés, clienti, utenti, abbonati, müşteri, kullanıcı, abone`,
  vehicles: `limo, лимузин, semi, semis, balloon, hot air balloon, воздушный шар, шар, карт, cessna, jeep, offroader, внедорожник, джип, vehicle, truck, lorry, van, car, taxi, bus, minibus, minivan, cab, trailer, tractor, ambulance, limousine, plane, airplane, aeroplane, aircraft, helicopter, самолет, вертолет, campervan, camper van, motorhome, caravan, crane, excavator, digger, forklift, автокран, экскаватор, погрузчик, манипулятор, автодом, кемпер, автомобиль, машина, авто,
    фура, грузовик, фургон, газель, трактор, электромобиль, электрокар, бункеровоз, автобус, микроавтобус, минивэн, такси, тягач, самосвал, зерновоз, автовоз, прицеп, тачка, camiones, coches,
    vehículos, furgonetas, autobuses, caminhões, carros, veículos, lkw, fahrzeuge, autos, camions, véhicules, voitures,
    camion, furgoni, veicoli, autobus, kamyon, araç, araba, reefer, jet, rv, sprinter, coach, tanker, рефрижератор, камаз, пазик, водовоз, ломовоз, трал, мерседес, цистерна, бетоновоз, бетоносмеситель, миксер, mixer, mixer truck, бензовоз, лесовоз, контейнеровоз, эвакуатор, маршрутка`,
  boats:
    'теплоход, trawler, seiner, dinghy, paddleboard, траулер, сейнер, баркас, шлюпка, houseboat, pedal boat, pedalo, rowing boat, jet ski, paddle board, sup, moto d’acqua, narrowboat, canal boat, доска, сап, сапборд, сап борд, хаусбот, гидроцикл, весельная лодка, boat, yacht, ship, vessel, catamaran, kayak, canoe, катер, лодка, яхта, судно, катамаран, каяк, байдарка, barcos, yates, boote, bateaux, barche, tekne',
  machines: `slide, water slide, горка, водная горка, установка, solar panel, panel, солнечная панель, панель, furnace, cremator, scanner, сканер, float tank, kart, гончарный круг, potter wheel, wheel, томограф, узи аппарат, солярий, массажное кресло, machine, device, loom, knitting machine, sewing machine, incubator, lathe, kiln, boiler, extruder, roaster, still, fermenter, tank, vat, mill, saw, cnc machine, production line, crane, excavator, digger, forklift, generator, автокран, экскаватор, погрузчик, манипулятор, генератор, printer, reformer, exercise machine, washer, dryer, press, oven, terminal, vending machine, slot machine, slot, arcade machine, turbine, wind turbine, simulator, console, reformer, server, сервер, asic, miner, mining rig, rig, асик, майнер, станок, реформер, тренажер,
    машина, швейная машина, швейная машинка, вязальная машина, ткацкий станок, инкубатор, экструдер, котел, ростер, ферментер, чан, танк, линия, производственная линия, чпу,
    турбина, ветряк, ветрогенератор, автомат, кофейный автомат, кофе автомат, снековый автомат, аппарат, машинка, принтер, печь, стиральная машина, терминал, симулятор, приставка, máquinas, máquina,
    lavadora, lavadoras, waschmaschine, waschmaschinen, waschmaschinen, lave linge, machines à laver, lavatrice, lavatrici, máquinas de lavar,
    maschinen, automaten, machines, macchine, macchinari, distributori, makine`,
  stations: `headset, vr headset, шлем, vr шлем, sauna, сауна, баня, station, bay, post, box, wash bay, lift, charger, charging point, charging station, charging post, workstation, computer, pc, pump, cash desk,
    пост, бокс, подъемник, зарядка, зарядная станция, колонка, компьютер, пк, pcs, станция, касса, рабочее место, puestos, estaciones, cargadores,
    ladestationen, ladepunkte, bornes, postes, colonnine, postazioni, istasyon, трк, ramp, ponts, hebebühne, hebebühnen, elevadores`,
  courts:
    'court, pitch, field, корт, площадка, поле, pista, canchas, quadras, plätze, courts, terrains, campi, kort, saha',
  lanes:
    'lane, track, стрелковая галерея, дорожка, трек, трасса, pistas, bahnen, pistes, piste, corsie, pist',
  screens:
    'billboard, hoarding, билборд, screen, hall, зал, экран, щит, pantallas, salas, säle, leinwände, écrans, salles, schermi, sale, salon',
  shops: `barbershop, барбершоп, автомойка, car wash, заправка, заправочная станция, laundromat, laundrette, прачечная, petrol station, gas station, filling station, fuel station, азс, автозаправка, автозаправочная станция, boutique hotel, small hotel, franchisee, франчайзи, автосервис, hotel, hostel, kindergarten, nursery school, отель, гостиница, хостел, детсад, детский сад, садик, betting shop, ппс, collection point, draw station, пункт забора, пункт сдачи, shop, store, outlet, branch, location, restaurant, cafe, coffee shop, bakery, pharmacy, salon, point of sale, магазин, точка, филиал, кофейня,
    кафе, ресторан, аптека, салон, пекарня, tiendas, locales, sucursales, lojas, filialen, läden, magasins, boutiques, negozi, punti vendita, mağaza, şube`,
  kiosks:
    'rack, server rack, kiosk, stand, stall, booth, cart, locker, киоск, ларек, павильон, лоток, прилавок, стойка, палатка, островок, будка, постамат, биотуалет, portable loo, kioscos, quioscos, stände, kiosques, chioschi, büfe',
  area: '',
  hectares: '',
  animals: `alpaca, llama, альпака, лама, quail, перепел, перепелка, перепелов, перепелок, stable, денник, bitch, camel, pony, husky, reindeer, верблюд, пони, хаски, олень, осел, ослик, сука, animal, cow, goat, sheep, pig, horse, chicken, hen, layer, broiler, duck, goose, rabbit, ostrich, dog, cat, head of cattle, head, bird, turkey, donkey, snail, sow, ewe, bull, bullock, steer, heifer, calf, piglet, lamb, holstein, friesian, hereford,
    корова, коров, коза, коз, овца, овец, свинья, лошадь, курица, кур, куры, несушка, бройлер, утка, гусь, кролик, страус, собака, кошка, голова, голов, птица, индейка, животное, свиноматка, овцематка, бычок, телка, поросенок, поросят, ягненок, ягнят, баран, дойных, маток, кобыла,
    hund, hunde, hunden, katzen, perro, perros, gatos, chien, chiens, chats, cane, cani, gatti, cães, cachorros, vacas, cabras, ovejas, cerdos, caballos, gallinas, galinhas, kühe, ziegen, schafe, schweine, pferde, hühner, vaches,
    chèvres, moutons, chevaux, poules, mucche, capre, pecore, galline, cavalli, inek, keçi, koyun, tavuk`,
  hives:
    'hive, beehive, colony, улей, улья, ульев, пчелосемья, colmenas, colmeias, bienenvölker, ruches, arnie, kovan',
  kilowatts: '',
  flats: `кв, flat, apartment, unit, condo, квартира, апартаменты, студия, объект, pisos, apartamentos, departamentos, wohnungen, appartements,
    logements, appartamenti, daire`,
  houses: `semi detached, semi detached house, semi detached home, hut, shepherd hut, pod, сфера, treehouse, tree house, yurt, safari tent, юрта, дом на дереве, house, cottage, cabin, villa, tent, marquee, gazebo, tipi, dome, bungalow, townhouse, таунхаус, chalet, glamping tent, дом, домик, коттедж, вилла, шатер, шатров, палатка, купол, шале, бунгало, casas, cabañas,
    häuser, hütten, maisons, cabanes, gîtes, case, villette, ev, bungalov`,
  orders:
    'loan, займ, заём, залог, тираж, print run, circulation, booking, puppy, puppies, kitten, album, photo album, щенок, котенок, альбом, order, delivery, parcel, shipment, package, заказ, доставка, check, проверка, посылка, отправление, pedidos, encomendas, bestellungen, pakete, commandes, colis, ordini, pacchi, sipariş',
  projects:
    'birth, роды, родов, suit, bespoke suit, article, статья, episode, выпуск, dress, wedding dress, платье, платьев, свадебное платье, свадебных платьев, brew, batch, варка, banquet, wedding reception, банкет, фуршет, корпоратив, litter, party, gig, celebration, headstone, monument, burial, funeral, cremation, помет, праздник, памятник, похороны, кремация, юбилей, project, event, wedding, object, job, contract, report, case, deal, site, website, clip, video, placement, study, survey, show, performance, спектакль, концерт, concert, квиз, quiz, турнир, tournament, отчёт, дело, сделка, сайт, лендинг, ролик, проект, мероприятие, свадьба, свадеб, объект, контракт, proyectos, eventos, bodas, projetos, projekte, projets, progetti, proje',
  visitors:
    'установка, скачивание, visitor, guest, visit, appointment, consultation, treatment, examination, scan, haircut, cut, shoot, photo shoot, walk, sample, прием, приемов, визит, сеанс, консультация, процедура, осмотр, исследование, стрижка, съемка, фотосессия, прогулка, бронирование, сессия, ticket, tourist, traveller, traveler, passenger, patient, viewer, listener, play, view, download, посетитель, гость, посещение, билет, турист, пассажир, зритель, слушатель, просмотр, прослушивание, пациент, visitantes, huéspedes, hóspedes, besucher, gäste, visiteurs, visitatori, ospiti, ziyaretçi, misafir',
  tonnes: `ton, tonne, metric ton, тонна, тонн, т, toneladas, tonnen, tonnes, tonnellate`,
  hectolitres: `hectolitre, hectoliter, hl, гектолитр, hektoliter, hectolitres, ettolitri`,
  units_a_day: `unit a day, unit per day, pallet, поддон, паллет, паллета, piece, page, страница, item, pack, packet, loaf, loaves, bagel, pie, cookie, pair, bottle, litre, liter, l, meal, portion, box, bar, cake, pizza, burger, cup, kg, kilo, ton, tonne, cubic metre, brick,
    штука, шт, изделие, буханка, пачка, упаковка, плитка, пирог, пирожок, булочка, батон, лепешка, пара, бутылка, литр, л, обед, порция, рацион, коробка, торт, пицца, чашка, кг, килограмм, тонна, куб, unidades, piezas, peças, stück, pièces, pezzi, adet`,
  bikes:
    'байк, quad, quad bike, bike, bicycle, scooter, e-bike, ebike, moped, motorcycle, motorbike, велосипед, самокат, электросамокат, скутер, мопед, мотоцикл, квадроцикл, bicicletas, patinetes, motos, fahrräder, roller, vélos, trottinettes, biciclette, monopattini, bisiklet',
  crews:
    'gang, band, ensemble, crew, team, brigade, бригада, команда, экипаж, equipos, cuadrillas, equipes, teams, trupps, équipes, squadre, ekip',
  titles:
    'sku, skus, артикул, товарная позиция, товарных позиций, listing, policy, insurance policy, полис, страховка, debt, debtor, долг, должник, title, game, book, course, episode, magazine, наименование, игра, книга, курс, издание, títulos, juegos, libros, jogos, livros, titel, buch, bücher, spiele, livre, livres, libro, titres, jeux, titoli, giochi, oyun',
  storage_units:
    'set of tyres, tyre set, комплект шин, комплект резины, комплект, set, storage unit, self storage unit, unit, storage box, locker, бокс, ячейка, кладовка, контейнер',
  turbines:
    'turbine, wind turbine, турбина, ветрогенератор, ветряк, aerogenerador, windrad, windräder, éolienne, turbina',
  bottles:
    'bottle, jar, бутылка, банка, tarro, vasetto, botella, garrafa, flasche, flaschen, bouteille, bouteilles, bottiglia, bottiglie, şişe',
  litres: 'litre, liter, l, литр, л, litro, litros, litri, litres, litre süt',
  kilograms: `kg, kilo, kilogram, kilogramme, кг, килограмм, кило, kilogramo, kilogramos, kilogramm, kilogrammes, chilo, chili,
    chilogrammi, quilo, quilos, kilogram`,
  meals: `meal, portion, lunch, dinner, breakfast, ration, serving, meal kit, обед, порция, рацион, завтрак, ужин, блюдо, комплексный обед,
    comidas, menús, raciones, almuerzos, refeições, almoços, mahlzeiten, portionen, mittagessen, essen, repas, déjeuners,
    portions, pasti, pranzi, porzioni, öğün, porsiyon, yemek`,
  eaters:
    'eater, worker fed, employee fed, child fed, едок, питающийся, comensales, comensais, essensteilnehmer, convives, commensali',
  lessons: `lesson, class, session, tuition hour, занятие, урок, тренировка, clase, clases, aula, aulas, unterrichtsstunden, kurse,
    leçons, cours, séances, lezione, lezioni, ders`,
  calls: `call, phone call, inquiry, callout, call out, house call, звонок, вызов, обращение, выезд, llamadas, chamadas, anrufe,
    appels, chiamate, çağrı`,
  hours: 'hour, working hour, machine hour, час, нормо-час, машино-час, horas, stunden, heures, ore, saat',
  sites: `practice, gym, фитнес клуб, clinic, клиника, studio, студия, hotel, hostel, kindergarten, отель, гостиница, хостел, site, school, office, building, facility, client site, block of flats, apartment building, residential building, factory,
    object, объект, школа, офис, здание, детский сад, садик, многоквартирный дом, мкд, жилой дом, дом на обслуживании,
    дом в управлении, предприятие, завод, больница, тц, торговый центр, бизнес центр, escuelas, oficinas, edificios, escolas, escritórios, edifícios,
    schulen, büros, gebäude, objekte, écoles, bureaux, immeubles, scuole, uffici, edifici, okul, ofis, bina`,
  lifts: `lift, elevator, escalator, лифт, эскалатор, подъемник, ascensor, ascensores, elevador, elevadores, aufzug, aufzüge,
    aufzügen, ascenseur, ascenseurs, ascensori, ascensore, asansör`,
  pallets: `pallet, pallet place, pallet position, euro pallet, europallet, паллет, паллета, палет, палета, поддон, европаллет, паллетоместо, паллето-место,
    palés, palets, tarimas, paletes, paletten, palettenplätze, palettes, pallet, bancali, palet`,
  containers: `container, sea container, shipping container, teu, feu, контейнер, морской контейнер, contenedor, contenedores, contêiner,
    contêineres, contentores, seecontainer, conteneur, conteneurs, konteyner`,
  tills: `till, checkout, cash desk, cash register, point of sale terminal, касса, кассовая зона, cajas, caixas, kassen, caisses,
    casse, kasa`,
  square_metres: '',
  cubic_metres: 'm3, cubic metre, cubic meter, м3, куб, кубометр, кубический метр, куб м',
  tonnes_an_hour: `ton an hour, tonne an hour, ton per hour, tonne per hour, t per hour, tph, тонна в час, тонн в час, т в час, т час`,
  megawatt_hours: '',
};

export interface Measure {
  readonly unit: ScaleUnit;
  /** So many of the unit is one of this. */
  readonly times: number;
  readonly words: string;
  /** Ids of the kinds that count so; elsewhere each is one. */
  readonly of?: string;
  /** How one, few and many of it are called, where it is not the unit itself. */
  readonly counted?: Pair;
}

/** Areas in square metres, land in hectares, power in kilowatts. */
export const measures: readonly Measure[] = [
  // Of those who have an app a fifth of a month are there on a day, and one in nine is new.
  {
    unit: 'customers',
    times: 5,
    counted: ['user a day|users a day', 'пользователь в день|пользователя в день|пользователей в день'],
    words: 'dau, daily user, daily active user, дау',
  },
  // One in twenty of those who put something on a board pays for it.
  {
    unit: 'customers',
    times: 0.05,
    counted: ['ad|ads', 'объявление|объявления|объявлений'],
    words: 'объявление, classified ad, free ad, live ad',
  },
  {
    unit: 'customers',
    times: 1,
    words: 'mau, monthly user, monthly active user, active user, мау, активный пользователь',
  },
  // Several in a cone, and most days are no hot Sundays.
  {
    unit: 'meals',
    times: 0.25,
    counted: ['scoop|scoops', 'шарик|шарика|шариков'],
    words: 'scoop, kugel, kugeln',
  },
  {
    unit: 'rooms',
    times: 1,
    counted: ['classroom|classrooms', 'класс|класса|классов'],
    words: 'classroom, учебный класс, класс, аудитория',
  },
  // Where they neither stand nor lie, they are made.
  { unit: 'units_a_day', times: 1, words: 'panel, панель, set, комплект' },
  // Whoever rides is taught or carried, unless the trade is done by riders.
  { unit: 'pupils', times: 1, words: 'rider' },
  {
    unit: 'area',
    times: 1,
    words: `m2, sqm, sq m, sq metre, sq meter, square metre, square meter, square meters, square metres, метр, метров, м2, кв м, кв метр, квм, м кв,
      кв, квадратный метр, квадратных метров, квадрат, квадратов, metros cuadrados, mq, metri quadrati, metri quadri, metros quadrados, qm, quadratmeter, metres carres, metrekare`,
  },
  {
    unit: 'area',
    times: 0.093,
    counted: ['sq ft|sq ft', 'кв. фут|кв. фута|кв. футов'],
    words: 'sq ft, sqft, ft2, sf, sq feet, sq foot, square feet, square foot',
  },
  {
    unit: 'animals',
    times: 9,
    counted: ['sow with her litters|sows with their litters', 'свиноматка|свиноматки|свиноматок'],
    words: 'sow, breeding sow, свиноматка',
  },
  {
    unit: 'animals',
    times: 4,
    counted: ['alpaca|alpacas', 'альпака|альпаки|альпак'],
    words: 'alpaca, llama, альпака',
    of: 'sheep_farm sheep_goat_farm',
  },
  {
    unit: 'animals',
    times: 0.3,
    counted: ['quail|quails', 'перепел|перепела|перепелов'],
    words: 'quail, перепел, перепелка, перепелов, перепелок',
    of: 'poultry_farm',
  },
  // A stairwell is swept and washed once or twice a week.
  {
    unit: 'sites',
    times: 0.08,
    counted: ['stairwell|stairwells', 'подъезд|подъезда|подъездов'],
    words: 'stairwell, stairway, подъезд',
  },
  { unit: 'hectares', times: 1, words: 'ha, hectare, га, гектар, hectarea, hektar, ettaro, ettari, hektare' },
  { unit: 'hectares', times: 0.405, counted: ['acre|acres', 'акр|акра|акров'], words: 'acre, акр' },
  {
    unit: 'hectares',
    times: 0.01,
    counted: ['sotka|sotkas', 'сотка|сотки|соток'],
    words: 'sotka, сотка, соток',
  },
  // A vineyard has some 4,000 of them in a hectare, an orchard 1,000, and a pond to fish in is about one.
  {
    unit: 'hectares',
    times: 0.00025,
    counted: ['vine|vines', 'лоза|лозы|лоз'],
    words: 'vine, grapevine, лоза, виноградная лоза',
  },
  {
    unit: 'hectares',
    times: 0.00025,
    counted: ['bush|bushes', 'куст|куста|кустов'],
    words: 'куст винограда, виноградный куст',
  },
  {
    unit: 'hectares',
    times: 0.001,
    counted: ['tree|trees', 'дерево|дерева|деревьев'],
    words: 'tree, fruit tree, apple tree, дерево, деревьев, плодовое дерево, плодовых деревьев',
  },
  {
    unit: 'hectares',
    times: 0.8,
    counted: ['pond|ponds', 'пруд|пруда|прудов'],
    words: 'pond, fish pond, пруд',
  },
  { unit: 'hectares', times: 0.1, counted: ['dönüm|dönüm', 'дёнюм|дёнюма|дёнюмов'], words: 'donum, dönüm' },
  {
    unit: 'hectolitres',
    times: 0.01,
    counted: ['litre|litres', 'литр|литра|литров'],
    words: 'litre, liter, литр, л, l',
  },
  // Pieces of whoever makes many, and works of whoever sews one after another.
  {
    unit: 'units_a_day',
    times: 1,
    words: 'dress, wedding dress, платье, платьев, свадебное платье, свадебных платьев',
  },
  {
    unit: 'tonnes',
    times: 0.02,
    counted: ['bale|bales', 'тюк|тюка|тюков'],
    words: 'bale, hay bale, bale of hay, тюк, тюк сена',
  },
  {
    unit: 'tonnes',
    times: 0.25,
    counted: ['round bale|round bales', 'рулон|рулона|рулонов'],
    words: 'round bale, рулон сена',
  },
  {
    unit: 'megawatt_hours',
    times: 1,
    counted: ['MWh|MWh', 'МВт·ч|МВт·ч|МВт·ч'],
    words: 'mwh, megawatt hour, мвтч, мвт ч, мегаватт час',
  },
  {
    unit: 'megawatt_hours',
    times: 0.001,
    counted: ['kWh|kWh', 'кВт·ч|кВт·ч|кВт·ч'],
    words: 'kwh, kilowatt hour, квтч, квт ч, киловатт час',
  },
  { unit: 'kilowatts', times: 1, words: 'kw, kwp, kilowatt, квт, киловатт' },
  {
    unit: 'kilowatts',
    times: 1000,
    counted: ['MW|MW', 'МВт|МВт|МВт'],
    words: 'mw, mwp, megawatt, мвт, мегаватт',
  },
  {
    unit: 'kilowatts',
    times: 1000000,
    counted: ['GW|GW', 'ГВт|ГВт|ГВт'],
    words: 'gw, gigawatt, гвт, гигаватт',
  },
];
