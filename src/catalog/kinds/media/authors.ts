// Writers who publish their books themselves, on paper to order and in shops of electronic books.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { accounting, launch, phone, registration, software } from '../../kind/usual-costs.ts';

export const authors: readonly Kind[] = [
  {
    id: 'book_author',
    industry: 'entertainment',
    name: ['Author of books', 'Автор книг'],
    words: {
      en: 'author, book author, ebook author, novelist, self-published author, self-publishing author, write books, writing books, writing novels, kindle books, kindle author, books on kindle, amazon kdp, kdp, write romance novels, write children’s books, ebooks on amazon',
      ru: 'автор книг, писатель, писательница, пишу книги, пишу романы, пишу детские книги, книги на литрес, автор на литрес, литрес самиздат, книги на автор тудей, сетература, самиздат книг',
      es: 'escritor, autor de libros, novelista',
      de: 'autor, schriftsteller, buchautor',
      fr: 'écrivain, romancier, auteur de livres',
      it: 'scrittore, autore di libri',
      pt: 'escritor, autor de livros',
      tr: 'yazar, kitap yazarı',
    },
    scale: scale(
      'titles',
      [4, 1, 30],
      ['New books a year', 'Новые книги в год'],
      ['book|books', 'книга|книги|книг'],
      { orders: 0.0045, projects: 12 },
    ),
    volumes: [
      volume('copies', ['Copies sold', 'Проданные экземпляры'], ['copies', 'экземпляров'], 'monthly', {
        capacity: each(1),
        a_month: n(200, 30, 800),
        use: n(78, 55, 88),
      }),
    ],
    sales: [
      sale(['Electronic books', 'Электронные книги'], 'copies', n(5.2, 2, 9), n(66, 45, 85)),
      sale(['Printed books', 'Печатные книги'], 'copies', n(13, 7, 22), n(24, 10, 40)),
      sale(['Audiobooks', 'Аудиокниги'], 'copies', n(9, 4, 16), n(10, 2, 25)),
      sale(['Talks, signings and rights', 'Встречи, выступления и права'], 'copies', n(0.4, 0, 2)),
    ],
    costs: [
      share(['Commission of book shops', 'Комиссия книжных площадок'], n(27, 20, 42)),
      share(
        ['Printing to order and delivery', 'Печать по требованию и доставка'],
        n(34, 26, 50),
        'Printed books',
      ),
      unit(['Editing, covers and recording', 'Редактура, обложки и запись'], n(0.4, 0.1, 1.4), 'copies'),
      share(['Advertising in book shops', 'Реклама на книжных площадках'], n(7, 2, 20)),
      pay(['Author', 'Автор'], each(n(0.11, 0.05, 0.3)), n(42000, 30000, 65000), { isPartTime: true }),
    ],
    overheads: [
      software(n(60, 20, 150)),
      accounting(n(80, 30, 200)),
      phone(n(40, 20, 90)),
      registration(n(250, 50, 800)),
      monthly(['Readings and book fairs', 'Встречи с читателями и ярмарки'], n(35, 10, 120)),
      launch(n(600, 150, 2500)),
    ],
    assets: [
      asset(['Computer and programs', 'Компьютер и программы'], n(2200, 1000, 5000), 4),
      asset(['Website and mailing list', 'Сайт и рассылка'], n(900, 200, 3500), 4),
    ],
    terms: { receivable: 45, stock: 0, payable: 8 },
    season: 'gifts',
    ramp: { from: n(15, 5, 35), months: n(18, 10, 30) },
    growth: [4, 3, 3],
    borrowed: n(0, 0, 10),
    health: { gross: [10, 64], payroll: [16, 60], ebitda: [4, 42], payback: [1, 72] },
  },
];
