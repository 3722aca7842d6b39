// Shops of lingerie, of menswear, and of bags.
import type { Kind } from '../../kind/kind.ts';
import { shopLike } from '../../kind/shop-like.ts';
import { fashionShops } from './fashion-shops.ts';

export const specialFashionShops: readonly Kind[] = [
  shopLike(fashionShops, 'clothing_shop', {
    id: 'lingerie_shop',
    name: ['Lingerie and hosiery', 'Магазин нижнего белья'],
    words: {
      en: 'lingerie shop, lingerie store, lingerie, underwear shop, underwear store, bra shop, hosiery shop, swimwear shop, bras, fit bras, bra fitting, intimates, stockings, nightwear, stockings and nightwear, hosiery, pyjamas and underwear, underwear and hosiery',
      ru: 'магазин нижнего белья, нижнее бельё, магазин белья, отдел белья, бельё и колготки, магазин колготок, магазин купальников, женское бельё, бюстгальтеры, подбираем бюстгальтеры, пижамы и бельё, бельё и купальники, бельё и чулки, колготки и чулки, отдел белья и чулок, пижамы',
      es: 'lencería, tienda de lencería, corsetería',
      de: 'dessousgeschäft, wäschegeschäft',
      fr: 'lingerie, magasin de lingerie',
      it: 'intimo, negozio di intimo',
      pt: 'loja de lingerie',
      tr: 'iç giyim mağazası',
    },
    area: [45, 25, 250],
    visitors: 30,
    buying: 30,
    goods: [
      [['Bras and sets', 'Бюстгальтеры и комплекты'], 52, 55],
      [['Pants, tights and socks', 'Трусы, колготки и носки'], 20, 60],
      [['Nightwear and homewear', 'Пижамы и домашняя одежда'], 46, 22],
      [['Swimwear', 'Купальники'], 62, 10],
    ],
    bought: 50,
  }),
  shopLike(fashionShops, 'clothing_shop', {
    id: 'menswear_shop',
    name: ['Menswear shop', 'Магазин мужской одежды'],
    words: {
      en: 'menswear shop, menswear, menswear store, mens clothing store, men’s clothing, suits shop, mens suits shop, suit shop, mens suits, formal wear shop, gentlemens outfitters, outfitters, suits and shirts, suits and ties, mens suits and shirts, shirts and blazers, mens shirts, blazers, clothes for men',
      ru: 'магазин мужской одежды, мужская одежда, магазин костюмов, мужские костюмы, магазин мужских костюмов, мужской бутик, костюмы и рубашки, мужские костюмы и рубашки, мужские рубашки, мужские пиджаки и сорочки, мужские пиджаки, костюмы и галстуки, одеваем мужчин, бутик для мужчин, одежда для мужчин, салон мужской одежды, мужские сорочки',
      es: 'tienda de ropa masculina, sastrería tienda',
      de: 'herrenausstatter, herrenmode',
      fr: 'magasin de vêtements homme, costumes homme',
      it: 'abbigliamento uomo, negozio di abiti da uomo',
      pt: 'loja de roupa masculina, moda masculina',
      tr: 'erkek giyim mağazası, takım elbise mağazası',
    },
    area: [90, 25, 500],
    visitors: 14,
    buying: 20,
    goods: [
      [['Suits and jackets', 'Костюмы и пиджаки'], 260, 22],
      [['Shirts and trousers', 'Рубашки и брюки'], 75, 65],
      [['Coats', 'Верхняя одежда'], 210, 9],
      [['Ties, belts and shoes', 'Галстуки, ремни и обувь'], 62, 30],
    ],
    bought: 50,
  }),
  shopLike(fashionShops, 'shoe_shop', {
    id: 'bag_shop',
    name: ['Bags and luggage', 'Магазин сумок и чемоданов'],
    words: {
      en: 'bag shop, bags shop, handbag shop, luggage shop, luggage store, suitcase shop, leather goods shop, bags and luggage, handbags, handbags and suitcases, backpacks and purses, purses, suitcases and wallets, leather bags boutique, sell backpacks, sell handbags',
      ru: 'магазин сумок, сумки и чемоданы, магазин чемоданов, магазин сумок и чемоданов, магазин кожгалантереи, кожгалантерея, сумки и рюкзаки, рюкзаки и кошельки, продаём рюкзаки, продаём сумки, отдел сумок, бутик сумок, бутик кожаных сумок, сумки и ремни, чемоданы и рюкзаки',
      es: 'tienda de bolsos, tienda de maletas',
      de: 'taschengeschäft, lederwarengeschäft',
      fr: 'maroquinerie magasin, magasin de sacs',
      it: 'negozio di borse, valigeria',
      pt: 'loja de malas',
      tr: 'çanta mağazası, bavul mağazası',
    },
    area: [60, 30, 300],
    visitors: 19,
    buying: 22,
    goods: [
      [['Handbags and backpacks', 'Сумки и рюкзаки'], 78, 58],
      [['Suitcases', 'Чемоданы'], 120, 22],
      [['Wallets, belts and gloves', 'Кошельки, ремни и перчатки'], 34, 40],
      [['Umbrellas and care', 'Зонты и уход'], 21, 18],
    ],
    bought: 51,
  }),
];
