// The words that people use for the size of a business, in English, Russian and other languages, by what is counted.
import type { ScaleUnit } from './kind.ts';

/** Separated by commas; a word of several units is listed under each of them, and the kind of business decides. */
export const scaleUnitWords: Readonly<Record<ScaleUnit, string>> = {
  people: `people, person, staff, employee, worker, specialist, master, technician, team member, professional,
    barber, hairdresser, stylist, groomer, dentist, doctor, nurse, vet, therapist, cosmetologist, beautician, manicurist,
    masseur, tattooist, tattoo artist, artist, teacher, tutor, trainer, coach, instructor, cook, chef, baker, waiter, barista,
    bartender, driver, courier, cleaner, plumber, electrician, carpenter, painter, builder, mechanic, welder, tailor,
    seamstress, podiatrist, physiotherapist, osteopath, chiropractor, psychologist, psychotherapist, nutritionist, dietitian, optician,
    optometrist, midwife, pharmacist, surgeon, notary, surveyor, jeweller, roofer, tiler, plasterer, decorator, landscaper, bookkeeper,
    solicitor, attorney, copywriter, editor, illustrator, animator, videographer, photographer, designer, developer, programmer, engineer, architect, lawyer, accountant, consultant,
    translator, guide, agent, broker, guard, nanny, caregiver, gardener, florist, seller, manager, walker,
    человек, сотрудник, работник, специалист, мастер, рабочий, барбер, парикмахер, стилист, грумер, стоматолог, врач,
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
    diş hekimi, aşçı, garson, öğretmen, şoför, usta`,
  seats: `seat, seating, cover, place, spot, места, место, мест, посадочных мест, посадочное место, asientos, plazas, cubiertos,
    lugares, assentos, sitzplätze, sitzplätzen, plätze, plätzen, places, places assises, couverts, posti, coperti, posti a sedere, koltuk, oturma yeri`,
  tables: 'table, столик, стол, mesa, tisch, tavolo, tavoli, masa, tables',
  rooms: `room, guest room, treatment room, consulting room, bedroom, suite, key, номер, номера, комната, кабинет, кабинка, habitaciones, habitación, cuartos, quartos,
    zimmer, zimmern, räume, räumen, behandlungsräume, behandlungsräumen, chambres, camere, camera, oda`,
  beds: 'bed, койка, кровать, койко-место, спальное место, camas, betten, lits, letti, posti letto, yatak',
  chairs: `chair, workplace, work station, styling station, dental unit, dental chair, treatment chair, кресло, рабочее место,
    стул, sillas, sillones, cadeiras, stühle, stühlen, behandlungsstühle, fauteuils, poltrone, koltuk`,
  places: `place, spot, pitch, plot, space, parking space, parking spot, parking lot, desk, workplace, bay, unit, kennel, stall, место, места, мест,
    машиноместо, парковочное место, вольер, денник, рабочее место, стол, plazas, lugares, vagas, plätze, plätzen, stellplätze, stellplätzen, emplacements,
    places, posti, posti auto, piazzole, yer`,
  pupils: `pupil, student, kid, child, children, learner, trainee, toddler, ученик, студент, ребенок, дети, детей, малыш, воспитанник,
    слушатель, учащийся, место, мест, alumnos, niños, estudiantes, alunos, crianças, schüler, kinder, élèves, enfants, studenti, bambini,
    allievi, öğrenci, çocuk`,
  members: `member, membership, subscriber, resident, участник, член клуба, абонемент, клиент, подписчик, резидент, socios, miembros, membros, sócios, mitglieder,
    membres, adhérents, abonnés, membri, soci, iscritti, abbonati, üye`,
  customers: `customer, client, user, subscriber, patient, account, buyer, household, клиент, пользователь, подписчик, абонент,
    пациент, покупатель, заказчик, clientes, usuarios, suscriptores, pacientes, usuários, assinantes, kunden, nutzer,
    abonnenten, patienten, clients, utilisateurs, abonnés, clienti, utenti, abbonati, müşteri, kullanıcı, abone`,
  vehicles: `vehicle, truck, lorry, van, car, taxi, bus, minibus, minivan, cab, trailer, tractor, ambulance, limousine, plane, airplane, aeroplane, aircraft, helicopter, самолет, вертолет, campervan, camper van, motorhome, caravan, crane, excavator, digger, forklift, автокран, экскаватор, погрузчик, манипулятор, автодом, кемпер, автомобиль, машина, авто,
    фура, грузовик, фургон, газель, автобус, микроавтобус, минивэн, такси, тягач, самосвал, зерновоз, автовоз, прицеп, тачка, camiones, coches,
    vehículos, furgonetas, autobuses, caminhões, carros, veículos, lkw, fahrzeuge, autos, camions, véhicules, voitures,
    camion, furgoni, veicoli, autobus, kamyon, araç, araba`,
  boats:
    'boat, yacht, ship, vessel, catamaran, kayak, canoe, катер, лодка, яхта, судно, катамаран, каяк, байдарка, barcos, yates, boote, bateaux, barche, tekne',
  machines: `machine, device, crane, excavator, digger, forklift, generator, автокран, экскаватор, погрузчик, манипулятор, генератор, printer, reformer, exercise machine, washer, dryer, press, oven, terminal, vending machine, slot machine, slot, arcade machine, turbine, wind turbine, simulator, console, reformer, asic, miner, mining rig, rig, асик, майнер, станок, реформер, тренажер,
    турбина, ветряк, ветрогенератор, автомат, аппарат, машинка, принтер, печь, стиральная машина, терминал, симулятор, приставка, máquinas, máquina,
    maschinen, automaten, machines, macchine, macchinari, distributori, makine`,
  stations: `station, bay, post, box, wash bay, lift, charger, charging point, charging station, charging post, workstation, computer, pc, pump,
    пост, бокс, подъемник, зарядка, зарядная станция, колонка, компьютер, пк, pcs, станция, рабочее место, puestos, estaciones, cargadores,
    ladestationen, ladepunkte, bornes, postes, colonnine, postazioni, istasyon`,
  courts:
    'court, pitch, field, корт, площадка, поле, pista, canchas, quadras, plätze, courts, terrains, campi, kort, saha',
  lanes: 'lane, track, дорожка, трек, трасса, pistas, bahnen, pistes, piste, corsie, pist',
  screens:
    'screen, hall, зал, экран, pantallas, salas, säle, leinwände, écrans, salles, schermi, sale, salon',
  shops: `shop, store, outlet, branch, location, restaurant, cafe, coffee shop, bakery, pharmacy, salon, point of sale, магазин, точка, филиал, кофейня,
    кафе, ресторан, аптека, салон, пекарня, tiendas, locales, sucursales, lojas, filialen, läden, magasins, boutiques, negozi, punti vendita, mağaza, şube`,
  kiosks:
    'kiosk, stand, stall, booth, cart, locker, киоск, ларек, стойка, палатка, островок, будка, постамат, kioscos, quioscos, stände, kiosques, chioschi, büfe',
  area: '',
  hectares: '',
  animals: `animal, cow, goat, sheep, pig, horse, chicken, hen, layer, broiler, duck, goose, rabbit, quail, ostrich, dog, cat, head of cattle, head, bird, turkey, alpaca, snail,
    корова, коров, коза, коз, овца, овец, свинья, лошадь, курица, кур, куры, несушка, бройлер, утка, гусь, кролик, перепел, страус, собака, кошка, голова, голов, птица, индейка, животное,
    vacas, cabras, ovejas, cerdos, caballos, gallinas, galinhas, kühe, ziegen, schafe, schweine, pferde, hühner, vaches,
    chèvres, moutons, chevaux, poules, mucche, capre, pecore, galline, cavalli, inek, keçi, koyun, tavuk`,
  hives:
    'hive, beehive, colony, улей, улья, ульев, пчелосемья, colmenas, colmeias, bienenvölker, ruches, arnie, kovan',
  kilowatts: '',
  flats: `flat, apartment, unit, condo, квартира, апартаменты, студия, объект, pisos, apartamentos, departamentos, wohnungen, appartements,
    logements, appartamenti, daire`,
  houses: `house, cottage, cabin, villa, tent, dome, bungalow, chalet, glamping tent, дом, домик, коттедж, вилла, шатер, шатров, палатка, купол, шале, бунгало, casas, cabañas,
    häuser, hütten, maisons, cabanes, gîtes, case, villette, ev, bungalov`,
  orders:
    'order, delivery, parcel, shipment, package, заказ, доставка, посылка, отправление, pedidos, encomendas, bestellungen, pakete, commandes, colis, ordini, pacchi, sipariş',
  projects:
    'project, event, wedding, object, job, contract, проект, мероприятие, свадьба, объект, контракт, proyectos, eventos, bodas, projetos, projekte, projets, progetti, proje',
  visitors:
    'visitor, guest, visit, ticket, tourist, traveller, traveler, passenger, patient, viewer, listener, play, view, download, посетитель, гость, посещение, билет, турист, пассажир, зритель, слушатель, просмотр, прослушивание, пациент, visitantes, huéspedes, hóspedes, besucher, gäste, visiteurs, visitatori, ospiti, ziyaretçi, misafir',
  tonnes: `ton, tonne, metric ton, тонна, тонн, т, toneladas, tonnen, tonnes, tonnellate`,
  hectolitres: `hectolitre, hectoliter, hl, гектолитр, hektoliter, hectolitres, ettolitri`,
  units_a_day: `unit a day, unit per day, piece, item, loaf, loaves, pair, bottle, litre, liter, l, meal, portion, box, bar, cake, pizza, burger, cup, kg, kilo, ton, tonne, cubic metre, brick,
    штука, шт, изделие, буханка, пара, бутылка, литр, л, обед, порция, рацион, коробка, торт, пицца, чашка, кг, килограмм, тонна, куб, unidades, piezas, peças, stück, pièces, pezzi, adet`,
  bikes:
    'bike, bicycle, scooter, e-bike, ebike, moped, motorcycle, motorbike, велосипед, самокат, электросамокат, скутер, мопед, мотоцикл, квадроцикл, bicicletas, patinetes, motos, fahrräder, roller, vélos, trottinettes, biciclette, monopattini, bisiklet',
  crews:
    'crew, team, brigade, бригада, команда, экипаж, equipos, cuadrillas, equipes, teams, trupps, équipes, squadre, ekip',
  titles:
    'title, game, book, course, episode, magazine, наименование, игра, книга, курс, издание, títulos, juegos, libros, jogos, livros, titel, spiele, titres, jeux, titoli, giochi, oyun',
  storage_units:
    'storage unit, self storage unit, unit, storage box, locker, бокс, ячейка, кладовка, контейнер',
  turbines:
    'turbine, wind turbine, турбина, ветрогенератор, ветряк, aerogenerador, windrad, windräder, éolienne, turbina',
  tonnes_an_hour: `ton an hour, tonne an hour, ton per hour, tonne per hour, t per hour, tph, тонна в час, тонн в час, т в час, т час`,
};

export interface Measure {
  readonly unit: ScaleUnit;
  /** So many of the unit is one of this. */
  readonly times: number;
  readonly words: string;
}

/** Areas in square metres, land in hectares, power in kilowatts. */
export const measures: readonly Measure[] = [
  {
    unit: 'area',
    times: 1,
    words: `m2, sqm, sq m, sq metre, sq meter, square metre, square meter, square meters, square metres, метр, метров, м2, кв м, кв метр, квм, м кв,
      квадратный метр, квадратных метров, квадрат, квадратов, metros cuadrados, mq, metri quadrati, metri quadri, metros quadrados, qm, quadratmeter, metres carres, metrekare`,
  },
  { unit: 'area', times: 0.093, words: 'sq ft, sqft, ft2, sf, sq feet, sq foot, square feet, square foot' },
  { unit: 'hectares', times: 1, words: 'ha, hectare, га, гектар, hectarea, hektar, ettaro, ettari, hektare' },
  { unit: 'hectares', times: 0.405, words: 'acre, акр' },
  { unit: 'hectares', times: 0.01, words: 'sotka, сотка, соток' },
  { unit: 'hectares', times: 0.1, words: 'donum, dönüm' },
  { unit: 'hectolitres', times: 0.01, words: 'litre, liter, литр, л, l' },
  { unit: 'kilowatts', times: 1, words: 'kw, kwp, kilowatt, квт, киловатт' },
  { unit: 'kilowatts', times: 1000, words: 'mw, mwp, megawatt, мвт, мегаватт' },
  { unit: 'kilowatts', times: 1000000, words: 'gw, gigawatt, гвт, гигаватт' },
];
