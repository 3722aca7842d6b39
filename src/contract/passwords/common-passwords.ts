// Words and passwords that are tried first here but are missing from the lists of the strength library, in lower case.

/** The product's own name and those of its kind, which a guesser of this server's passwords tries first. */
export const ownWords: readonly string[] = ['modelwright', 'financial model', 'financialmodel', 'builder'];

/** Most lists have English ones alone; these are typed by those who write Russian. */
export const russianPasswords: readonly string[] = (
  'пароль любовь солнышко наташа марина привет максим йцукен йцукенг йцукенгш йцукенгшщз йцукенгшщзхъ фывапр ' +
  'фывапрол фывапролдж фывапролджэ ячсмит ячсмитьбю пароль1 пароль12 пароль123 пароль1234 привет123 любовь12 ' +
  'йцукен123 йфяцыч йфяцычувс 1й2ц3у4к 1й2ц3у4к5е зенит спартак россия красотка светлана екатерина александр ' +
  'владимир анастасия ghbdtn gfhjkm gfhjkm123 ghbdtn123 k.,jdm yfnfif vfhbyf cjkysirj'
).split(' ');
