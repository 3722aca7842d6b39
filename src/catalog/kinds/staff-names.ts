// How people call those who work in a business, and which lines of pay they are in.

export interface StaffName {
  /** As they are said. */
  readonly said: RegExp;
  /** English names of lines that they may be in. */
  readonly lines: RegExp;
}

/** Whoever works there, whatever they do. */
export const anybody =
  /^(?:person|people|persons|employees?|workers?|staff|staffers?|helpers?|hands?|specialists?|masters?|men|man|человек\p{L}*|люд\p{L}+|сотрудни\p{L}+|работни\p{L}+|помощни\p{L}+|специалист\p{L}*|мастер\p{L}*|рабоч\p{L}+)$/u;

export const staffNames: readonly StaffName[] = [
  { said: /^(?:cook|chef|повар|пиццайоло|сушист)/u, lines: /cook|kitchen staff|chef/iu },
  { said: /^(?:waiter|waitress|server|официант)/u, lines: /waiter/iu },
  { said: /^(?:barista|бариста|барист)/u, lines: /barista/iu },
  { said: /^(?:bartender|barman|barmen|бармен)/u, lines: /bartender|bar staff/iu },
  { said: /^(?:dishwasher|посудомо|мойщи)/u, lines: /dishwasher|washers?$/iu },
  {
    said: /^(?:cashier|seller|sales(?:man|men|woman|women|person|people)|assistant|clerk|кассир|продав|консультант)/u,
    lines: /seller|shop assistant|sales staff|sales consultant|counter staff|cashier|shop and|assistants/iu,
  },
  { said: /^(?:driver|водител|шофер)/u, lines: /driver/iu },
  { said: /^(?:courier|курьер)/u, lines: /courier/iu },
  { said: /^(?:loader|mover|грузчик)/u, lines: /loader|mover/iu },
  { said: /^(?:manager|director|управляющ|директор|менеджер)/u, lines: /manager|director/iu },
  {
    said: /^(?:admin|reception|администратор|ресепшен|ресепшн)/u,
    lines: /administrator|reception|front desk|counter staff/iu,
  },
  { said: /^(?:cleaner|maid|housekeep|уборщи|горнич|клинер)/u, lines: /clean|housekeep|maid/iu },
  { said: /^(?:doctor|dentist|physician|врач|стоматолог|доктор)/u, lines: /doctor|dentist|vets$|surgeon/iu },
  { said: /^(?:nurse|медсестр|медсестер)/u, lines: /nurse/iu },
  { said: /^(?:developer|programmer|разработчик|программист)/u, lines: /developer|programmer/iu },
  { said: /^(?:engineer|инженер)/u, lines: /engineer|technician/iu },
  { said: /^(?:designer|дизайнер)/u, lines: /designer/iu },
  {
    said: /^(?:teacher|tutor|instructor|coach|trainer|учител|преподавател|педагог|тренер|инструктор|воспитател|репетитор)/u,
    lines: /teacher|tutor|instructor|coach|trainer|educator/iu,
  },
  { said: /^(?:mechanic|механик|слесар|автомеханик|автослесар)/u, lines: /mechanic|fitter|technician/iu },
  {
    said: /^(?:baker(?!y|ies)|confectioner(?!y)|пекар(?!н)|кондитер(?!ск))/u,
    lines: /baker|confectioner|pastry/iu,
  },
  {
    said: /^(?:hairdresser|barber(?!shop)|stylist|парикмахер(?!ск)|барбер(?!шоп)|стилист)/u,
    lines: /hairdresser|barber|stylist/iu,
  },
  { said: /^(?:accountant|bookkeeper|бухгалтер)/u, lines: /accountant|bookkeeper/iu },
  { said: /^(?:guard|security|охранник|вахтер|сторож)/u, lines: /guard|security/iu },
  { said: /^(?:packer|picker|сборщик|упаковщи|комплектовщи)/u, lines: /packer|picker|assembler/iu },
  { said: /^(?:milker|milkmaid|дояр)/u, lines: /milker/iu },
  { said: /^(?:animator|entertainer|аниматор)/u, lines: /animator|entertainer|host/iu },
];
