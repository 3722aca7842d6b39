// The page for an address outside the app and the API.

export const notFoundPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Modelwright</title></head>
<body><p>There is nothing at this address.</p><p><a href="/builder/">Go to Modelwright</a></p></body>
</html>
`;
