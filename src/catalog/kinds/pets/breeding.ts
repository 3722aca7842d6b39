// Kennels and catteries where puppies and kittens are born.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const breeding: readonly Kind[] = [
  {
    id: 'pet_breeding',
    industry: 'retail',
    name: ['Dog and cat breeding', 'Питомник собак и кошек'],
    words: {
      en: 'breeding kennel, kittens for sale, puppy breeder, kitten breeder, cattery breeding, pedigree dog breeder, dog breeding kennel, pedigree cat breeder, pedigree cat breeding, dog breeding, dog breeder, cat breeding, cat breeder, labrador puppies, puppies for sale, labrador puppies for sale, spaniel breeding, labrador breeding, poodle breeding',
      ru: 'питомник собак, питомник кошек, питомник хаски, питомник щенков, разведение собак, разведение кошек, продажа котят, заводчик, заводчик собак, заводчик кошек, развожу собак, развожу кошек, племенной питомник, щенки на продажу из питомника, щенки на продажу, щенки немецкой овчарки, котята на продажу, щенки овчарки, разведение такс, разведение корги, разведение шпицев, разведение лабрадоров, разведение йорков, разводим такс, развожу корги',
      es: 'criadero de perros, criadero de gatos',
      de: 'hundezucht, hundezüchter, katzenzucht',
      fr: 'élevage canin, élevage de chiens, élevage de chats, éleveur de chiens',
      it: 'allevamento cani, allevamento gatti',
      pt: 'canil de criação, criação de cães, criação de gatos',
      tr: 'köpek yetiştiriciliği, kedi yetiştiriciliği',
    },
    scale: scale(
      'animals',
      [6, 2, 40],
      ['Breeding mothers', 'Племенные самки'],
      ['mother|mothers', 'самка|самки|самок'],
      { places: 0.5, orders: 2.15, projects: 11, units_a_day: 64 },
    ),
    volumes: [
      volume('young', ['Puppies and kittens', 'Щенки и котята'], ['animals', 'голов'], 'monthly', {
        capacity: each(1),
        a_month: n(0.55, 0.35, 0.75),
        use: n(84, 65, 94),
      }),
    ],
    sales: [
      sale(
        ['Puppies and kittens sold', 'Продажа щенков и котят'],
        'young',
        n(1500, 450, 3200),
        n(88, 75, 95),
      ),
      sale(
        ['Show and breeding animals', 'Племенные и выставочные животные'],
        'young',
        n(2800, 900, 6000),
        n(8, 2, 16),
      ),
      sale(['Stud fees', 'Вязки'], 'young', n(800, 250, 1800), n(9, 2, 20)),
      sale(
        ['Boarding, advice and kits', 'Передержка, консультации и наборы'],
        'young',
        n(150, 50, 320),
        n(22, 8, 40),
      ),
    ],
    costs: [
      unit(['Vaccinations, papers and chips', 'Прививки, документы и чипы'], n(210, 80, 380), 'young'),
      monthly(['Pet food', 'Корма'], each(n(95, 40, 180))),
      monthly(['Vet care and tests', 'Ветеринария и тесты'], each(n(55, 20, 120))),
      pay(
        ['Animal carers', 'Работники по уходу за животными'],
        each(n(0.1, 0.06, 0.2)),
        n(30000, 24000, 38000),
        {
          isPartTime: true,
        },
      ),
    ],
    overheads: siteOverheads({
      rented: 300,
      powered: 180,
      advertising: 3,
      insured: 70,
      repaired: 130,
      programs: 30,
      licensed: 450,
      permitted: 900,
      launched: 900,
    }),
    assets: [
      asset(['Breeding animals', 'Племенные животные'], each(n(2600, 800, 6000)), 6),
      asset(['Kennels and runs', 'Вольеры и выгулы'], each(n(1300, 400, 3200)), 10),
      asset(['Whelping room and equipment', 'Родильная комната и инвентарь'], n(3800, 1200, 9000), 8),
    ],
    terms: { receivable: 0, stock: 10, payable: 10 },
    season: 'even',
    ramp: { from: n(20, 0, 45), months: n(14, 9, 22) },
    growth: [3, 2, 2],
    borrowed: n(15, 0, 45),
    health: { gross: [22, 70], payroll: [14, 54], ebitda: [4, 40], payback: [10, 110] },
  },
];
