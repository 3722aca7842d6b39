// The page shown when the gallery has no template with the requested id.

export const noTemplatePage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Modelwright</title></head>
<body>
<p>There is no such template in the gallery. It may have been taken out.</p>
<p lang="ru">Такого шаблона в галерее нет. Возможно, его убрали.</p>
<p><a href="/builder/#/templates/gallery">Gallery</a> · <a href="/builder/#/templates/gallery" lang="ru">Галерея</a></p>
</body>
</html>
`;
