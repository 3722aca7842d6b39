// Names of things, materials and work in English and Russian that are never a slip of a trade: masks are no massage.
import { stemOf } from './stems.ts';

const said = `
  abrasive acid adhesive aerial alloy almond aluminium aluminum amber ammonia amplifier anchor anvil apron armour armoured ash asphalt auction axle
  badge banana bandage barge barley barrel barrier basin basket basketry battery beads beam bearing beech beet beetroot belt bench binder binocular
  binoculars birch bitumen blade blanket blasting bleach blend blending blinds block blouse bolt bonsai boot bottle braces bracket brake brass bread breeze brick bridge
  bristle bronze broom brush bucket buckle buckwheat buffalo bulb bulk bumper bundle bungee bunker buoy button buttons
  cable calf camel camera canal canary candle cannon canvas cap capsule carbon carriage cart cartridge casting cattle cement ceramic chain chalk charcoal
  chassis chemical chestnut chimney chisel choir chrome chromium cinder circuit clarinet claw clay clinker cloak cloth coal coat coating cobalt coconut coffin coil coin
  coke colza compass component composite compost compressor conductor cone conveyor copper coral cork corset cotton crab crate crayon cream crib
  crochet crockery crop crown crucible crutch crutches crystal cube cubes cushion cutlery cylinder
  decal deck denim deposit derrick desiccant diamond die diesel dinghy dinghies disc discs dish donkey donkeys dough dredging drill drum drums duct dumper dye dyes dyeing
  ebony elastic elbow electrode embroidery emerald enamel engine engraving envelope enzyme essence ethanol excavation exhaust extrusion
  fabric faucet feather felt ferret fertiliser fertilizer fibre fiber fibreglass fiberglass figurine figurines filament file filler film filter finishing flagstone flange flannel flask flax fleece
  flint flute foam fodder foil forge forging fork forklift foundation foundations foundry frame fries fuel fur furnace fuse
  galvanizing garnet gas gases gasket gauge gear gears gelatine gems generator girder glass glaze glazing glove gloves glue goat gold grain granite granules graphite grate gravel grease
  grinder grinding grindstone grout gum gun gunpowder gypsum
  hammer hammock handcart handle handles hangar hangars hanger hardener harness harnesses harp harvester hat hats hazel heater helmet hemp henna hide hides hinge hinges hive hoist hook hoop horn hose hoses hosiery hull hurdle hydrogen
  ice incinerator incineration ingot ink insemination insulator insulators iron ivory jacket jade jar jewel jig joist jute kapok kerosene kiln knife knives knit knitting knot
  lace lacquer ladder lamp lamps lard laser latch latex lathe lathes lawn lead leather lens lentil lever lichen lid lime limestone linen lingerie linoleum lint llama loom lubricant lumber lute lye
  magnesium magnet mahogany malt mallet mangle manganese manure marble margarine mask masks mast mat mattress medal medals membrane mercury mesh meter mica micrometer mill mink minting mirror mirrors
  moped mortar mosaic moss motor motors mould moulding mount mug mural murals muslin mustard nail nails napkin napkins needle net nets netting nickel nitrogen nonwoven nozzle nut nylon
  oak oar oats oboe ochre oil ointment onyx opal ore organ osier oven oxygen
  packing paddle paddies paddy padlock paint palm pan panel parchment parkour parquet paste patch pavement pearl peat pebble pedal pen pencil pencils pendant perch perfume petrol pewter phosphate pickle pickles pier pigment pigments
  pile piles piling pill pills pillow pin pincers pine pipe pipes piston pitch placard planer plank plaster plate plates platinum plinth plug plywood pole polish polyester polymer polygraph
  porcelain pot potash powder press profile profiles propeller pulley pulp pump pumps pumice putty quartz quilt
  rack radar radiator radiators rafter rail rails railing rapier rattan ray razor reactor reed reel refining refractory registry reindeer resin retreading ribbon rice rig rigging rivet rivets rod roller rolled rope ropes rosin rotor rubber rubble ruby rudder rug rugs rust rye
  sabre sack saddle saddlery safe sail salt sand sandal sapphire sash satin saw scaffold scaffolding scale scarf scissors screen screw screws seal seals seam sewage shaft shale shawl shearing sheath sheet shelf shelving shingle shirt shovel shutter
  silica silicon silk silkworm silo silver sink sinks skate skirt slab slabs slag slate sledge sleeper sleepers sleigh slurry soap sock socket sockets socks soda sofa soil solder sorting spade spanner spar spelt spike spindle spinning spiral sponge spool spoon spring springs
  stain stake stamp stamping starch statue stave steam steel stencil stirrup stitching stock stone straw string sugar suit sulphur sulfur sump suture sweater switch switchboard sword syrup syringe
  tallow tank tanks tannery tannin tap taps tape tapestry tar tarpaulin tarot textile thatch thermometer thread threshing tile tiles tin tinsel tongs torch towel towels transformer transformers transistor trap tray tripod trolley trombone trousers trowel trunk tube tubes tubing tungsten tunnel turbine turbines turf turpentine tuxedo tweed twine
  umbrella umbrellas uranium urn vacuum valve valves varnish vat veil velvet veneer vermouth vinegar vinyl viola violin vise wadding waffle wagon wagons wallet wallpaper warp wax weaving wedge weft welding wheel wheelbarrow whetstone whistle wick wicker wig winch wire wires wood wool wreath wrench
  transporter yarn yeast yoke zinc zipper zirconium claus santa sober speed launch launches bear department stock operations specialist conversion decorative parasailing seal
  абразив азот алмаз алюминий амигуруми ангар антенна антенны арматура асфальт аудио аффинаж
  бак баки бамбук банан бананы баржа баржи бархат батарея бархатцы береза бетон бивень билет билеты бинокль бисер битум блок бонсай бонсаи болт бочка бронза брус брусчатка бумага буй бур
  вагон вагоны вал валик варежка варежки ватин вата ведро веник венок венки венец верблюд верблюды верблюдов вермут верстак весы ветошь витраж витражи вишня войлок волокно воск выкройка вышивка вывеска
  гайка галантерея гвоздь гвозди герметик гипс глина гобелен горн гравий гравировка графит гребень гроб гробы гробов гречиха гудрон гусеница
  деталь дерево дёготь дизель диск диски днище доска доски древесина дрель дробь дрова дюбель духовка духовок егерь ель елка елки жаккард жезл железо жемчуг жесть жир
  заготовка заклепка замша занавес заслонка зеркало зеркала зерно зола золото зонт зонты зонтов зубило известь изолента изолятор изоляторы изумруд инжектор инсинератор йод
  кабель калий калькулятор камвольный камин камины каминов камень камыш канат канаты канатов капрон карандаш карандаши карбид карета карете кардан картон картечь каска каски каучук кирпич кислород кислота клей клещи клин ковер ковры ковш кожа кокон кокс колба колесо колодец колодцы копка
  конверт конверты конвертов конвейер копыто коралл корзина корзины корунд котел котлы котлов котельная крапива краска краски красители крахмал крашение крем крепеж кремень кристалл кронштейн круг круги крючок кружево кузов куница купорос курок кунов
  лазурит лак лампа лампы латунь латекс лебедка лед леска лестница лестницы линза линзы линолеум литье литейный литейная лоза лом лопата луб лыко льна льняной лютье люцерна люстра
  магний макет макраме макулатура манометр маргарин мармит маска маски масок мастика матрас мебель медаль медали медалей медь мел мембрана мех механизм мешок мидия мидии мидий миниатюра миномет мозаика мокрица мостов мост мосты моторы молоток моток мох мрамор муляж муфта мыло
  навоз надгробие наждак накипь наковальня наклейка настолка настолки натрий невод нейлон нефть никель нить нитки ножницы норка норки носок носки носков обои обогреватель овес овчина огнеупор ограда окраска олень олени оленей олово опал опора оправа орган оружие осел ось осеменение отвал
  пакля паллета пластик пластинка пластинки платина плетение плита плиты плитка пломба плот плотина плуг пневматика повязка подкова подковка подшипник подшипники поверка покос покрышка полиграф полимер полиэстер полотно помпа порох порошок поршень портьера посуда пояс прес пресс пресервы привод прибор припой причал причалы провод проволока проволоки прокат профиль профили профнастил пружина пряжа прядильная пуговица пудра пух пушнина пчеловод
  рама рашпиль рапира резерв резервуар резервуары резина резистор рельс рельсы ремень решетка ртуть рубин руда руль рулон рычаг
  сажа саксофон саксофонист самоцвет саморез саморезы самса самсы сапфир сатин сахар сварка сваи свай свая свекла сверло светильник свинец свитер сеялка седло седла селитра сера серебро сетка сети силикон скальпель скатерть скобы скипидар скутер слюда смола смолы сода солома соль соли солод солодовня соляная сосна соты спирт спица сплав ставни стакан сталь станина станок станки станков стекло стеллаж стельки стирол стремянка ступка стяжка сукно сургуч сухари сушка счетчик счетчики счётчик
  табак талисман тальк тара тарелка текстиль телега тележка тележки тент терка тетрадь тетради тигель тиски ткань ткацкая токарка топор торф торфа трансформатор трансформаторы трикотаж трос трость трактор тракторы тракторов листовой морс морсы полимерный профильный значок значки масел охотник охотников церковный трубка трубы труба турбина турбины тюль тягач тяпка
  уголь угольный удобрение уздечка уксус улей урна урны утюг фанера фарфор фары фильтр фитиль фитинг флакон фольга форсунка фосфат фосфаты фреза фреон фурнитура футляр фунгицид
  хаски хворост хлопок хлор хлыст хлястик холст хомут хром хрусталь хна хор
  целлофан цемент цепь цинк цинкование циркуль цистерна чайник чаша чеканка чемодан череп черепица черешня чернила чугун чучело шайба шаль шампунь шапка шапки шарнир шарф шасси швабра шелк шелкопряд шерсть шестерня шестерни шина шины шифер шкаф шкура шкуры шкурка шланг шлак шлем шлифовка шнур шорная шорник шпагат шпала шпалы шпатлевка шпон шприц штамп штамповка шторы штукатурка шуба шубы шуруп щебень щетка щетки щеток щипцы щит эбонит эластик электрод электродвигатель электричка электрички электрощит эмаль эскалатор эфир юбка якорь янтарь яхонт ячмень ящик
  водоканал водопровод теплоснабжение газификация брачное брак пенсионный кладбище площади гонки стихи скорость храм переплет переплетная багет багетная метла метлы метел плацкарт фигурка фигурки секс соленья`;

const things = new Set(
  said
    .trim()
    .split(/\s+/u)
    .flatMap((word) => [word.replaceAll('ё', 'е'), stemOf(word.replaceAll('ё', 'е'))]),
);

export const isThing = ({ form, stem }: { readonly form: string; readonly stem: string }): boolean =>
  things.has(form) || things.has(stem);
