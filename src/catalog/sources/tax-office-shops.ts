// What shops other than food shops spend of their turnover, by the Australian Taxation Office.

/** A row: id | trade | turnover, A$ | all expenses | cost of sales | labour | rent | motor vehicles, per cent of turnover. */
export const shopBenchmarks: readonly string[] = [
  'books | Book retailing | 250,001–750,000 | 75–90 88–93 | 45–57 53–56 | - | 9–14 6–11 | 1–2 0–1',
  'car_dealers | Motor vehicle retail – new and used | 500,001–1,500,000 | 87–93 91–96 | 67–82 76–85 | - | 4–7 2–3 | 1–3 0–1',
  'car_parts | Motor vehicle parts and batteries retailing | 400,001–1,250,000 | 80–90 86–92 | 50–62 55–64 | 11–18 11–16 | 5–7 3–5 | 2–3 1–2',
  'clothing | Clothing retailing | 250,001–500,000 | 78–88 83–91 | 46–58 48–57 | 11–19 12–18 | 8–14 5–10 | 1–2 1',
  'florists | Florists | 300,001–600,000 | 78–88 83–91 | 43–50 45–53 | 14–22 16–23 | 7–11 4–8 | 2–3 1–2',
  'footwear | Footwear retailing | 180,001–600,000 | 78–87 84–91 | 51–59 48–56 | - | 8–14 6–10 | 2–3 0–1',
  'furniture | Furniture retailing | 500,001–1,000,000 | 81–91 87–95 | 47–57 52–58 | 10–17 10–14 | 8–14 7–11 | 1–2 1',
  'garden_supplies | Garden supplies retailing | 250,001–750,000 | 74–88 84–92 | 39–53 46–56 | - | 5–9 3–6 | 2–4 2–4',
  'gifts | Gift stores | 150,001–600,000 | 79–88 84–92 | 46–55 48–56 | - | 10–18 7–15 | 2–3 1',
  'homewares | Homewares retailing | 250,001–900,000 | 81–91 86–93 | 47–56 49–60 | 11–19 12–18 | 9–18 5–12 | 1–2 1',
  'jewellers | Watch and jewellery retailing | 250,001–750,000 | 73–85 82–91 | 37–50 44–56 | 13–21 12–20 | 7–14 5–10 | 1–2 0–1',
  'pet_shops | Pets and pet supply retailing | 250,001–750,000 | 80–88 85–93 | 39–55 54–64 | - | 7–13 4–7 | 1–3 1',
  'pharmacies | Pharmacy | 1,500,001–3,500,000 | 87–93 89–94 | 63–67 66–70 | 10–14 10–13 | 3–4 2–4 | 0 0',
  'sports_goods | Sports, camping and fishing retailing | 250,001–750,000 | 78–88 86–92 | 53–63 58–66 | 11–19 10–16 | 6–10 4–6 | 2–3 1',
  'stationery | Stationery goods retailing | 250,001–750,000 | 81–88 86–93 | 47–57 52–63 | - | 6–11 3–6 | 1–3 1–2',
  'toys | Toy and game retailing | 150,001–550,000 | 77–89 85–92 | 51–65 56–64 | - | 8–13 5–8 | 2–3 1',
];
