// Goods that somebody makes and that no trade of its own is known by, so that a maker of them is a maker of something known.
import { stemOf } from './stems.ts';

const said = `
  birdhouse figurine ornament decoration dreamcatcher casket trinket nameplate chessboard cutting candlestick planter hanger bowl plate cup mug vase скворечник шкатулка шкатулки украшение украшения ловец нарды шахматы подсвечник кашпо ваза тарелка кружка кружки часов ключница
  accordion accessory aerosol aircraft airbag alarm album aquarium armchair armoire awning backpack bag balloon banner barbecue bathtub bathroom bearing bin bobbin bookcase boiler bookmark bracelet briefcase
  bulletproof cabin cabinet calculator calendar camper canoe card carpet carton case cigar cigarette clamp clock coaster collar comb computer console container cooler cosmetic cot counter cradle crane
  crutch cupboard curtain dashboard desk detector dispenser doll door drone dumbbell easel enclosure explosive faucet feeder fence figurine filter fireplace firework fishing flag flashlight flooring freezer fridge
  garland glasses goggles golf greenhouse grill guitar hairbrush hammock headphone heater helmet hoverboard hygiene incense instrument insole insulation keyring kite kayak keyboard label lantern leash lighter lighting
  lollipop loudspeaker luggage lunchbox machine magnet mailbox mannequin matches mattress measuring microphone microscope missile monitor mop mousetrap mouthguard mower orthosis paddleboard parachute pavilion pergola perfume pet
  piano pillow playground plush pot printer prosthesis puppet purse puzzle radio rail raincoat refrigerator robot rocket rope rucksack sanitizer satellite scooter seat sensor shade shower sign skateboard ski
  sleeping sleigh slipper snowboard snowmobile sofa speaker spring stamp stapler stationery statue sticker stool stove stroller surfboard suitcase sunglass sunscreen swing syringe table tablet tent
  terrarium thermometer thermos toilet tool toothbrush toothpaste trailer trampoline treadmill trophy truck tyre tire uniform utensil vaccine vape vehicle vitamin wagon walkie wardrobe washer watch weapon wheelchair whiteboard window wig windmill workbench yurt zip
  аквариум аксессуар аптечка баннер батончик батут безделушка беседка биоразлагаемый бирка блокнот бокал ботинок браслет брелок брелоки буклет бутсы валенки вата ванна велосипед вешалка вилка воздуховод ворота
  гамак гантели гирлянда гитара горка грабли гриль дверь двери детектор дозатор домофон дрон дымоход душевой жалюзи жилет жилеты забор зажигалка заколка замок запчасть звонок зеркало значок зубной игра
  инвалидный инструмент ингалятор кабина кабинка калитка кассета канцтовары кейс кепка клавиатура климатический коврик коврики кольцо коляска коляски комбинезон комод компрессор консервы контейнер конструктор копилка кормушка кормушки
  короб костюм костыль кресло кресла кровать кроссовки крышка кукла куклы кулер купель лежанка ложка люк магнит манекен маникюрный маркер мангал мангалы матрешка матрешки мачта мемориал микроскоп миска мольберт мороз
  мотоблок мусорный мяч мячи набор наклейки накладка наушники ножи нож носилки обложка одеяло одеяла оборудование оборудования ортез оригами очки палатка палатки памятник панама панель папка парашют парник парта патрон пеленка пеленки перила перчатки перчатка
  песочница печать планшет пластырь плед плита пинетки платформа подарок подгузник подгузники подушка полка полки портфель посуда почтовый прибор прилавок принтер прицеп пробка протез пуговица пуговицы пылесос
  радиатор радио рама расческа резинка репеллент робот роботы рукоятка рукавица ручка рюкзак рюкзаки ранец салфетка салфетки самокат самогонный сани санки сантехника сауна светодиодный сейф сейфы сидушка скамейка скамейки скакалка смеситель сноуборд спички спортивный
  станция статуэтка стеллаж стеллажи столб стул стулья сувенир сувениры сумка сумки сушилка счетчик табло табличка тележки тент термос термометр термометры тестер тренажер тренажеры трикотаж труба туалетный турник удилище удочка удочки указатель
  уличный урна фен фигура флаг флаги фонарь фонари форма футболка халат ходунки холодильник чайник чехол чехлы чемоданы часы шезлонг ширма шкаф шлагбаум шнурки штора щетка щетки электроника этажерка этикетка юрта юрты ящик якорь`;

const goods = new Set(
  said
    .trim()
    .split(/\s+/u)
    .map((word) => stemOf(word.replaceAll('ё', 'е'))),
);

export const isMadeGood = ({ stem }: { readonly stem: string }): boolean => goods.has(stem);
