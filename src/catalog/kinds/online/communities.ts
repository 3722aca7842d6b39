// Closed communities that their members pay for by the month.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { accounting, launch, marketing, phone, registration, software } from '../../kind/usual-costs.ts';

export const communities: readonly Kind[] = [
  {
    id: 'paid_community',
    industry: 'online_business',
    name: ['Paid community', 'Платное сообщество'],
    words: {
      en: 'paid community, membership community, online community, private community, subscription community, community by subscription, patreon, patreon page, boosty, mastermind, mastermind group, mastermind groups, paid discord server, paid club online, membership site',
      ru: 'платное сообщество, сообщество по подписке, закрытое сообщество, закрытый клуб, закрытый клуб по подписке, клуб по подписке, закрытый канал, платный канал, бусти, патреон, мастермайнд, мастермайнды, клуб предпринимателей, комьюнити, онлайн-клуб, канал по подписке',
      es: 'comunidad de pago, comunidad privada',
      de: 'bezahlte community, mitgliederbereich',
      fr: 'communauté payante, club privé en ligne',
      it: 'community a pagamento',
      pt: 'comunidade paga, clube de assinatura online',
      tr: 'ücretli topluluk',
    },
    scale: scale(
      'members',
      [400, 60, 15000],
      ['Paying members', 'Платящие участники'],
      ['member|members', 'участник|участника|участников'],
      { customers: 1, pupils: 1.5, visitors: 0.02, people: 1 },
    ),
    volumes: [
      volume(
        'paying',
        ['Members who pay', 'Участники с оплатой'],
        ['monthly subscriptions', 'месячных подписок'],
        'filled',
        {
          capacity: each(1),
          use: n(80, 60, 90),
        },
      ),
    ],
    sales: [
      sale(['Monthly membership', 'Участие в сообществе за месяц'], 'paying', n(28, 6, 85)),
      sale(['Courses and recordings', 'Курсы и записи'], 'paying', n(45, 12, 150), n(4, 1, 10)),
      sale(['Meetings and trips', 'Встречи и поездки'], 'paying', n(80, 20, 300), n(2, 0, 6)),
      sale(['Partners and advertising', 'Партнёры и реклама'], 'paying', n(1.2, 0, 4)),
    ],
    costs: [
      share(['Commission of the platform and payments', 'Комиссия площадки и платежей'], n(9, 4, 16)),
      share(['Guests, speakers and halls', 'Гости, спикеры и площадки'], n(12, 4, 24)),
      share(['Moderators and editors', 'Модераторы и редакторы'], n(8, 2, 18)),
      pay(
        ['Author and helpers', 'Автор и помощники'],
        each(n(0.002, 0.0005, 0.005)),
        n(44000, 30000, 72000),
        {
          isPartTime: true,
        },
      ),
    ],
    overheads: [
      marketing(n(9, 3, 20)),
      software(n(120, 40, 300)),
      accounting(n(120, 50, 260)),
      phone(n(40, 20, 90)),
      registration(n(400, 100, 1200)),
      launch(n(1500, 300, 7000)),
    ],
    assets: [
      asset(['Website and materials', 'Сайт и материалы'], n(4000, 800, 15000), 4),
      asset(['Computer, camera and sound', 'Компьютер, камера и звук'], n(3500, 1500, 9000), 4),
    ],
    terms: { receivable: 2, stock: 0, payable: 8 },
    season: 'even',
    ramp: { from: n(15, 6, 32), months: n(16, 9, 28) },
    growth: [4, 3, 3],
    borrowed: n(0, 0, 15),
    health: { gross: [20, 80], payroll: [18, 60], ebitda: [5, 40], payback: [2, 72] },
  },
];
