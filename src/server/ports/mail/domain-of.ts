// The domain of a sender, plain or with a name: Modelwright <hello@example.com>.

export const domainOf = (sender: string): string => /@([^\s<>@]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost';
