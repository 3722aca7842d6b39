// Understands what somebody tells in several sentences: what is to be opened, where and how large, and not what was before.
import { expect, test } from 'vitest';
import { understand } from '../understand.ts';

test.each([
  [
    'pet_hotel',
    'GB Bristol',
    '25 places',
    'I worked ten years as a chef in London hotels. Now I am opening a dog hotel in Bristol with 25 kennels. We have a barn next to a riding school. A night costs 35 pounds.',
  ],
  [
    'bakery',
    'PT Porto',
    '80 area',
    'My wife is a dentist and I am an accountant, but what we both love is bread. We want to start a small bakery in Porto. The premises are 80 m2, opposite the gym, and we plan to open in September 2027. A loaf will cost 3 euros.',
  ],
  [
    'flower_shop',
    'GB Leeds',
    '40 area',
    "Hi! I'm 34 and I have two kids. I've been a nurse since 2010. For a long time I have dreamed of a flower shop. There is an empty place of 40 sqm, 15 minutes from the station, between a pharmacy and a bank. Rent is 1200 a month. It would be in Leeds.",
  ],
  [
    'cleaning_company',
    'US Chicago',
    '6 people, 2 vehicles',
    'We are launching a cleaning company in Chicago. Our customers are dental clinics, law firms and restaurants. We start with 6 cleaners and 2 vans. Competitors charge 40 dollars an hour.',
  ],
  [
    'bookshop',
    'GB Edinburgh',
    '60 area',
    "I don't really know where to start. Maybe it's a silly idea, but I keep thinking about it. At first I thought of a café, but there are already five cafés on our street. So I would rather open a bookshop, about 60 square metres. In Edinburgh.",
  ],
  [
    'yoga_studio',
    'PT Lisbon',
    '1 screens, 16 places',
    "After 12 years in banking I moved from London to Lisbon. I'm going to open a yoga studio there. One hall for 16 people, 200 m from the sea. Classes at 15 euros.",
  ],
  [
    'glamping',
    'IE Cork',
    '8 houses',
    "My parents have run a dairy farm since 1998. I don't want to milk cows. I want to open a glamping site with 8 domes on their land near Cork. Guests will pay 120 euros a night.",
  ],
  [
    'trucking',
    'US Houston',
    '3 vehicles',
    "I used to drive a taxi for 15 years. With my savings of 60,000 dollars I'm starting a trucking company with 3 trucks in Houston. My brother is a mechanic and will help.",
  ],
  [
    'escape_room',
    'DE Berlin',
    '4 rooms',
    'Two friends and I are software engineers at a bank. We plan to launch an escape room in Berlin with 4 rooms. Players are mostly office workers and students. 25 euros per person.',
  ],
  [
    'dog_grooming',
    'GB Manchester',
    '3 people',
    "I love animals. I graduated as a lawyer and hated every minute. Next spring I'd like to open a dog grooming salon in Manchester with 3 groomers. It is next to a vet clinic and a supermarket.",
  ],
  [
    'dental_clinic',
    'PL Gdańsk',
    '4 chairs',
    'There are no good dentists in our town. It has 20,000 people. I am a dentist myself and want to start my own clinic with four chairs. We live in Gdansk.',
  ],
  [
    'dog_grooming',
    'CA Toronto',
    '3 people',
    'My sister and I love dogs. We live in Toronto, Canada, and there is not a single decent groomer in our part of town. We want to rent a shop with three grooming tables, wash and cut dogs and sell some shampoo.',
  ],
  [
    'tutoring_centre',
    'CA Toronto',
    '120 pupils',
    "For eight years I taught maths at a school. Parents kept asking me about private lessons. So I'm opening a tutoring centre in Toronto for 120 pupils. Lessons cost 40 dollars.",
  ],
  [
    'hostel',
    'CZ Prague',
    '60 beds',
    "The idea came to me on a trip to Japan. I'd like to build a capsule hostel with 60 beds in Prague. I worked as a receptionist at a hotel in Vienna for 3 years.",
  ],
  [
    'winery',
    'US Sacramento',
    '4.86 hectares',
    "I bought 12 acres last year for 90,000 dollars. I have been a truck driver all my life. I want to plant a vineyard and make wine. It's near Sacramento.",
  ],
  [
    'barbershop',
    'GB Glasgow',
    '3 people',
    "My sister has a hair salon and my cousin a nail studio. I would like something different. I've decided to open a barbershop in Glasgow. Three barbers at first, later five. A cut for 25 pounds.",
  ],
  [
    'pet_shop',
    'IE Galway',
    '120 area',
    "Everyone in our village drives 40 km to buy feed and pet food. That is why I am going to open a pet shop. I've found a 120 m2 unit next to the petrol station. Galway, Ireland.",
  ],
  [
    'physiotherapy',
    'AU Melbourne',
    '3 rooms',
    "I'm a physiotherapist, 41 years old. For 15 years I worked in a hospital with 200 beds. Now I want to open my own physiotherapy practice with 3 treatment rooms in Melbourne.",
  ],
  [
    'pizzeria',
    'IE Dublin',
    '50 seats',
    'We are two sisters from Naples. Our grandmother ran a restaurant there. We are about to open a pizzeria with 50 seats in Dublin. Rent is 4,000 euros a month, and the loan is for 5 years.',
  ],
  [
    'coffee_to_go',
    'CH Zurich',
    '1 kiosks',
    "I don't like working for others any more. A friend told me that parcels are the future. He has 20 vans and delivers for shops. I'd rather start with a coffee kiosk at the railway station in Zurich. Just one kiosk. I am a bit scared, to be honest.",
  ],
  [
    'surf_dive_school',
    'ES Málaga',
    '4 people',
    'Hello, I need a plan for the bank. Since 2015 I have been teaching swimming at the municipal pool. I hope to start a surf school in Malaga with 4 instructors and 60 boards. The season is from May to September.',
  ],
])('%s in %s with %s: %s', (kind, place, size, text) => {
  const { kinds, country, city, sizes } = understand(text, 'en');
  const named = [country?.id, city?.names.en].filter((name) => name !== undefined).join(' ');
  const counted = sizes.map(({ unit, count, times = 1 }) => `${count * times} ${unit}`).join(', ');
  expect([kinds.map(({ id }) => id).join('+'), named, counted]).toEqual([kind, place, size]);
});
