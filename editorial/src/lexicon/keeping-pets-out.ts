/**
 * How a text tells a guest that the animal stays at home, with `@` where the animal is named: what stands before and behind
 * it in its clause. A room that it may not enter is another matter, so none of these goes on with a place of the house.
 */
import type { Language } from '@foyer/contract/languages';

export const keepingOut: Readonly<Record<Language, RegExp>> = {
  en: /(?:^| )(?:leave|keep) (?:your |the |any )?(?:\p{L}+ )?@ (?:\p{L}+ )?(?:at home|behind)(?: |$)|@ (?:can ?t|cannot|can not|may not|must not|won t|will not)(?: \p{L}+)? (?:come|join|travel|visit|stay)(?! \p{L}* ?(?:in|into|on|at|alone|unattended)(?: |$))|(?:can ?t|cannot|can not|don t|do not|unable to)(?: \p{L}+)? (?:take|host|accommodate|accept|put up|welcome) (?:your |any )?@(?! (?:in|on|over|above|at|into))|@ (?:has|have|will have|needs?|ought) to (?:stay|remain|wait) (?:at home|behind)/u,
  de: /(?:^| )lass(?:en|t|e)? (?:sie |ihr )?(?:bitte )?(?:ihren |deinen |euren |den |die |das |ihr |ihre )?(?:\p{L}+ )?@ (?:\p{L}+ ){0,2}(?:zu hause|zuhause|daheim)|@ (?:darf|dürfen|kann|können) (?:leider |hier |bei uns |diesmal |aber |nun |mal )*nicht (?:mit(?:kommen|reisen|fahren)?|einziehen|herein|rein|bleiben|übernachten)(?! (?:in|im|ins|an|auf|am) (?!ferien|die ferien|den urlaub|urlaub))|@ (?:hat|haben) (?:leider |bei uns |hier |im haus )*keinen zutritt$|@ (?:bleibt|bleiben|muss|müssen|müsste|sollte|sollten)(?: bei uns| leider| bitte| hier| besser| diesmal| also)*(?: (?:zu hause|zuhause|daheim|draußen))(?: bleiben)?$/u,
  es: /(?:^| )dej(?:e|a|en|ad) (?:por favor )?(?:a )?(?:su |sus |tu |al |el |los )?@ (?:\p{L}+ )?en casa|@ (?:lamentablemente |por desgracia )?no (?:puede|pueden|podrá|podrán) (?:venir|viajar|alojarse|acompañar\p{L}*|quedarse|hospedarse)(?! (?:en|al|a la|a los|sol[oa]))|no (?:podemos|es posible) (?:alojar|admitir|recibir|acoger|aceptar|hospedar) (?:a )?(?:su |sus |tu )?@(?! en)|@ (?:tiene|tienen|debe|deben|tendrá|tendrán) (?:que )?quedarse en casa/u,
  fr: /(?:^| )laiss(?:ez|e|er) (?:votre |vos |le |les |ton )?(?:\p{L}+ )?@ (?:\p{L}+ )?(?:à la maison|chez vous)|@ ne (?:peut|peuvent|pourra|pourront) (?:malheureusement |hélas )?pas (?:venir|vous accompagner|séjourner|voyager|loger|être (?:accueilli|accepté|admis)\p{L}*)(?! (?:dans|au|aux|à|sur|en|seule?))|ne (?:pouvons|peut) (?:malheureusement |hélas )?pas (?:accueillir|recevoir|accepter|héberger|loger) (?:votre |vos |de |d |les )?@(?! (?:dans|au|sur))/u,
};

/** Words before it that turn it round: 'no need to leave the dog at home', 'niemand muss seinen Hund zu Hause lassen'. */
export const keepingIn =
  /(?:^| )(?:no need|not|don t|never|why|nobody|without|rather|instead|niemand|nie|nicht|ohne|statt|warum|nadie|nunca|no (?:hace|tiene|deje|dejes)|sin|para qué|pas besoin|jamais|sans|personne|pourquoi|ne laissez|ne laisse)(?: |$)/;
