// The most common passwords of eight or more characters.
const common = new Set(
  (
    '12345678 123456789 1234567890 123123123 11111111 00000000 87654321 987654321 88888888 12341234 ' +
    'password password1 password12 password123 passw0rd p@ssw0rd p@ssword qwertyui qwertyuiop qwerty12 qwerty123 ' +
    '1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 iloveyou iloveyou1 ' +
    'sunshine princess football football1 baseball superman batman123 trustno1 welcome1 welcome123 letmein1 letmein123 ' +
    'abcd1234 abc12345 abcdefgh aa123456 a1234567 admin123 administrator changeme changeme1 dragon12 monkey12 master12 ' +
    'starwars whatever computer internet michelle jennifer charlie1 jordan23 liverpool chelsea1 arsenal1 ' +
    'йцукенгш йцукенгшщз пароль12 пароль123 любовь12 qwer1234 1234qwer test1234 11223344 147258369 789456123 ' +
    'modelwright modelwright1'
  ).split(' '),
);

export const isCommonPassword = (password: string): boolean =>
  common.has(password.normalize('NFKC').toLowerCase());
