import { describe, expect, it } from 'vitest';
import { type Answer, eventPost, newId, propertyPost, useSite } from './site.ts';

const site = useSite();
const channel: ReturnType<typeof site.as> = (...args) => site.as('foyer_channel')(...args);
const put = (type: string, sent: Record<string, unknown>) => channel('PUT', `/items/${type}/${newId()}`, sent);
const setLabel = async (label: string) => {
  const { version } = (await channel('GET', '/settings/booking-component')).body;
  const written = await channel('PUT', '/settings/booking-component', { version, value: { label } });
  expect(written.status).toBe(200);
};
const read = async (answer: Answer) => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return site.visit(answer.body.link);
};

describe('pages as a visitor reads them, beside a default theme', () => {
  it('a property with its facts, its policies and the way to book', async () => {
    await setLabel('See free rooms');
    const { status, html } = await read(await put('property', propertyPost()));
    expect(status).toBe(200);
    expect(html).toContain('<title>Hotel Halden am Markt');
    expect(html).toContain('Forty-two rooms, most of them facing the fountain.');
    expect(html).toContain('<dd>Marktplatz 4, Halden, AT</dd>');
    expect(html).toContain('mailto:reception@halden.example');
    expect(html).toContain('href="https://halden.example/house-rules"');
    expect(html).toMatch(/href="https:\/\/booking\.halden\.example\/[^"]*"[^>]*>See free rooms</);
  });

  it('an event in the time of its own place', async () => {
    const { html } = await read(
      await put('event', eventPost({ meta: { ticket_url: "https://tickets.example/o'hara?seat={a}|b" } })),
    );
    expect(html).toContain('<time datetime="2026-12-04T17:00:00+01:00">December 4, 2026 5:00 pm</time>');
    expect(html).toContain('<time datetime="2026-12-23T22:00:00+01:00">December 23, 2026 10:00 pm</time>');
    expect(html).toContain('href="https://tickets.example/o&#039;hara?seat=%7Ba%7D|b"');
    const day = await read(await put('event', eventPost({ meta: { all_day: true, event_status: 'cancelled' } })));
    expect(day.html).toContain('<time datetime="2026-12-04">December 4, 2026</time>');
    expect(day.html).toContain('<dd>Cancelled</dd>');
  });

  it('landing pages in their languages, each leading to the others', async () => {
    const group = newId();
    const stay = (language: string, title: string, status = 'publish') =>
      put('landing-page', {
        version: 1,
        status,
        title,
        content: `<p>${title}.</p>`,
        slug: `stay-${language}-${group.slice(0, 8)}`,
        meta: {
          language,
          translation_group: group,
          webapp_property_id: newId(),
          description: `${title}, said in short`,
          reservation_link: 'https://booking.halden.example/',
        },
      });
    const english = await stay('en', 'A weekend at the market');
    const german = await stay('de', 'Ein Wochenende am Markt');
    const french = await stay('fr', 'Un week-end au marché', 'draft');
    const { html } = await read(german);
    expect(html).toMatch(/<html[^>]* lang="de"/);
    expect(html).toContain('<meta name="description" content="Ein Wochenende am Markt, said in short">');
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${english.body.link}">`);
    expect(html).toContain(`<link rel="alternate" hreflang="de" href="${german.body.link}">`);
    expect(html).not.toContain('hreflang="fr"');
    expect(html).toContain('A weekend at the market</a>');
    expect((await site.visit(french.body.link)).html).not.toContain('Un week-end');
  });

  it('an article, in the list of articles too, and nothing of ours on other pages', async () => {
    const title = 'Where the bakers queue';
    const meta = { language: 'en', translation_group: newId(), author_name: 'Greta Lindqvist' };
    const answer = await put('article', { version: 1, status: 'publish', title, content: '<p>At six.</p>', meta });
    expect((await read(answer)).html).toContain('At six.');
    const list = await site.visit(`${site.wordpress.baseUrl}/articles/`);
    expect(list.html).toContain(title);
    expect((await site.visit(`${site.wordpress.baseUrl}/hello-world/`)).html).not.toContain('foyer-');
  });
});

const attacks = [
  '<script>window.foyerHit=1</script>',
  '<img src=x onerror="window.foyerHit=1">',
  '"><svg onload=window.foyerHit=1>',
  '<iframe src="javascript:window.foyerHit=1"></iframe>',
  '<a href="javascript:window.foyerHit=1" onclick="window.foyerHit=1">x</a>',
  '<!-- wp:html --><script>window.foyerHit=1</script><!-- /wp:html -->',
  '<style>body{background:url(javascript:window.foyerHit=1)}</style>',
  '<form action="https://evil.example"><input autofocus onfocus=window.foyerHit=1></form>',
  "'-window.foyerHit=1-'",
  '</title><script>window.foyerHit=1</script>',
  '&lt;script&gt;window.foyerHit=1&lt;/script&gt;',
  '[foyer_probe]',
  '<!-- wp:shortcode -->[foyer_probe]<!-- /wp:shortcode -->',
];

/** Markup that would run the payload: script elements and handlers, or an address that is code. */
const running =
  /<script[^>]*>[^<]*foyerHit|<[a-z][^>]*\son\w+\s*=[^>]*foyerHit|<[a-z][^>]*(?:href|src|action)\s*=\s*["']?\s*javascript:/i;

describe('what runs in no page', () => {
  it.each(['foyer_channel', 'administrator'] as const)('payloads in every text, sent by %s', async (role) => {
    site.wordpress.php(
      `wp_mkdir_p(WPMU_PLUGIN_DIR); file_put_contents(WPMU_PLUGIN_DIR . '/probe.php', "<?php add_shortcode('foyer_probe', function () { return 'PROBE-RAN'; });");`,
    );
    const text = attacks.join(' ');
    const whole = propertyPost({
      title: `Halden ${text}`.slice(0, 300),
      content: attacks.map((attack) => `<p>${attack}</p>${attack}`).join('\n'),
      excerpt: text,
      meta: {
        property_type: attacks[0],
        address: attacks[1],
        city: attacks[2],
        country: attacks[4],
        description: text.slice(0, 400),
      },
    });
    const sentByRole = await site.as(role)('PUT', `/items/property/${newId()}`, whole);
    const { html } = await read(sentByRole);
    expect(html).toContain('foyer-facts');
    expect(html).not.toMatch(running);
    expect(html).not.toContain('PROBE-RAN');
    expect(html).not.toContain('evil.example');
    for (const attack of attacks) {
      const venue = eventPost({ title: `Market ${attack}`, meta: { venue_name: attack, address: attack } });
      const page = await read(await site.as(role)('PUT', `/items/event/${newId()}`, venue));
      expect(page.html, attack).not.toMatch(running);
      expect(page.html, attack).not.toContain('PROBE-RAN');
    }
  });

  it('would be seen by this test if it ran', () => {
    for (const attack of attacks.slice(0, 6)) expect(attack).toMatch(running);
  });

  it('payloads in a term, a picture’s words and the settings', async () => {
    await setLabel(`Book ${attacks[1]}`);
    await channel('PUT', '/terms/event_category/music', { name: `Music ${attacks[0]}`, description: attacks[1] });
    const answer = await put('event', eventPost({ terms: { event_category: ['music'] } }));
    expect((await read(answer)).html).not.toMatch(running);
    const archive = await site.visit(`${site.wordpress.baseUrl}/event-category/music/`);
    expect(archive.status).toBe(200);
    expect(archive.html).not.toMatch(running);
    expect((await read(await put('property', propertyPost()))).html).not.toMatch(running);
  });

  it('words that only look like SQL change nothing', async () => {
    const title = "Robert'); DROP TABLE wp_posts;-- %s %d";
    const answer = await put('property', propertyPost({ title, meta: { city: "O'Brien' OR '1'='1" } }));
    expect(answer.body).toMatchObject({ title, meta: { city: "O'Brien' OR '1'='1" } });
    const filter = encodeURIComponent("x' OR '1'='1");
    expect((await channel('GET', `/items/property?city=${filter}`)).body.total).toBe(0);
  });
});
