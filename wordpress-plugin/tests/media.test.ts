import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newId, propertyPost, useSite } from './site.ts';

const site = useSite();
const channel: ReturnType<typeof site.as> = (...args) => site.as('foyer_channel')(...args);

/** A photograph of one color, as a JPEG. */
function photograph(width = 1200, height = 800, color = '200, 120, 40') {
  const code = `$i = imagecreatetruecolor(${width}, ${height}); imagefill($i, 0, 0, imagecolorallocate($i, ${color})); ob_start(); imagejpeg($i); echo base64_encode(ob_get_clean());`;
  return Buffer.from(site.wordpress.php(code), 'base64');
}

function form(bytes: Buffer, name = 'terrace.jpg', more: Record<string, string> = {}) {
  const data = new FormData();
  data.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  for (const [key, value] of Object.entries(more)) data.set(key, value);
  return data;
}

async function upload(bytes = photograph()) {
  return (await channel('POST', `/media/${newId()}`, form(bytes))).body.post as number;
}

describe('pictures by our id', () => {
  it('keeps one however often it is sent, with title, alternative text and sizes', async () => {
    const id = newId();
    const bytes = photograph();
    const words = { title: 'Terrace', alt_text: 'Tables under the chestnut "tree"' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => channel('POST', `/media/${id}`, form(bytes, 'terrace.jpg', words))),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body.post)).size).toBe(1);
    const { body } = await channel('GET', `/media/${id}`);
    expect(body).toMatchObject({ id, ...words, width: 1200, height: 800, type: 'image/jpeg' });
    expect(body.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(body.sizes.medium.width).toBe(300);
    const file = await fetch(body.url);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    const files = site.wordpress.php(
      `echo count(glob(wp_upload_dir()['path'] . '/terrace*.jpg')) - count(glob(wp_upload_dir()['path'] . '/terrace*-*x*.jpg'));`,
    );
    expect(files).toBe('1');
  });

  it('keeps pictures of one name sent at once apart, also where the folder of the month is not there yet', async () => {
    site.wordpress.php(
      `foreach (glob(wp_upload_dir(null, false)['path'] . '/*') as $file) unlink($file); rmdir(wp_upload_dir(null, false)['path']);`,
    );
    const shades = ['10, 20, 30', '40, 50, 60', '70, 80, 90', '100, 110, 120', '130, 140, 150', '160, 170, 180'];
    const pictures = shades.map((shade) => photograph(300, 200, shade));
    const answers = await Promise.all(
      pictures.map((bytes) => channel('POST', `/media/${newId()}`, form(bytes, 'hall.jpg'))),
    );
    expect(answers.map(({ status }) => status)).toEqual(shades.map(() => 201));
    const files = await Promise.all(answers.map(async ({ body }) => (await fetch(body.url)).arrayBuffer()));
    expect(files.map((file, at) => Buffer.from(file).equals(pictures[at] as Buffer))).toEqual(shades.map(() => true));
  });

  it('refuses other bytes under a known id', async () => {
    const id = newId();
    await channel('POST', `/media/${id}`, form(photograph()));
    const other = await channel('POST', `/media/${id}`, form(photograph(600, 400, '10, 20, 30')));
    expect(other).toMatchObject({ status: 409, body: { code: 'foyer_media_differs' } });
  });

  it('refuses what is no picture by its bytes, whatever its name', async () => {
    const page = Buffer.from('<?php echo "hello"; ?><script>alert(1)</script>');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    for (const [bytes, name] of [
      [page, 'a.php'],
      [page, 'a.jpg'],
      [drawing, 'a.svg'],
      [drawing, 'a.png'],
    ] as const) {
      const answer = await channel('POST', `/media/${newId()}`, form(bytes, name));
      expect(answer, name).toMatchObject({ status: 415, body: { code: 'foyer_file_type' } });
    }
  });

  it('stores a picture under its own kind, whatever its name says', async () => {
    const answer = await channel('POST', `/media/${newId()}`, form(photograph(40, 40), '../../shell.php'));
    expect(answer.status).toBe(201);
    expect(answer.body.url).toMatch(/\/wp-content\/uploads\/\d{4}\/\d\d\/shell\.jpg$/);
  });

  it('tells a file that is too large from a request that is broken', async () => {
    const limits = (await channel('GET', '/status')).body.limits;
    const beyondFile = await channel('POST', `/media/${newId()}`, form(Buffer.alloc(limits.upload_bytes + 1000)));
    const beyondBody = await channel('POST', `/media/${newId()}`, form(Buffer.alloc(limits.body_bytes + 1000)));
    for (const answer of [beyondFile, beyondBody])
      expect(answer).toMatchObject({
        status: 413,
        body: { code: 'foyer_file_too_large', data: { limit: limits.upload_bytes } },
      });
    const none = await channel('POST', `/media/${newId()}`, new FormData());
    expect(none).toMatchObject({ status: 400, body: { code: 'foyer_file_missing' } });
  });

  it('deletes once and says so again', async () => {
    const id = newId();
    const { body } = await channel('POST', `/media/${id}`, form(photograph(50, 50)));
    expect((await channel('DELETE', `/media/${id}`)).body).toEqual({ deleted: true, existed: true });
    expect((await channel('DELETE', `/media/${id}`)).body).toEqual({ deleted: true, existed: false });
    expect((await channel('GET', `/media/${id}`)).status).toBe(404);
    expect((await fetch(body.url)).status).toBe(404);
  });
});

describe('pictures of a post', () => {
  it('are not deleted as long as a post names them', async () => {
    const mediaId = newId();
    const picture = (await channel('POST', `/media/${mediaId}`, form(photograph(60, 40)))).body.post as number;
    const id = newId();
    const sent = propertyPost({ meta: { gallery: [picture] } });
    const { body } = await channel('PUT', `/items/property/${id}`, sent);
    const refused = await channel('DELETE', `/media/${mediaId}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'foyer_in_use', data: { posts: [body.post] } } });
    await channel('PUT', `/items/property/${id}`, { ...sent, version: 2, meta: { ...sent.meta, gallery: [] } });
    expect((await channel('DELETE', `/media/${mediaId}`)).body.existed).toBe(true);
    expect((await channel('GET', `/items/property/${id}`)).body.changed_by_hand).toBe(false);
  });

  it('are there, or the post is not written', async () => {
    const picture = await upload();
    const id = newId();
    const sent = propertyPost({ featured_media: picture, meta: { gallery: [picture] } });
    const missing = await channel('PUT', `/items/property/${id}`, {
      ...sent,
      featured_media: 999001,
      meta: { ...sent.meta, gallery: [picture, 999002] },
    });
    expect(missing).toMatchObject({
      status: 422,
      body: { code: 'foyer_media_missing', data: { missing: [999001, 999002] } },
    });
    expect((await channel('GET', `/items/property/${id}`)).status).toBe(404);
    const there = await channel('PUT', `/items/property/${id}`, sent);
    expect(there.body).toMatchObject({ featured_media: picture, meta: { gallery: [picture] } });
  });

  it('may be set alone: gallery in its order, featured picture; a post is no picture', async () => {
    const [one, two] = [await upload(photograph(100, 100)), await upload(photograph(120, 100))];
    const id = newId();
    const { body } = await channel('PUT', `/items/property/${id}`, propertyPost());
    const gallery = await channel('PUT', `/items/property/${id}/gallery`, { version: 2, media_ids: [two, one] });
    expect(gallery.body).toMatchObject({ version: 2, changed_by_hand: false, meta: { gallery: [two, one] } });
    const read = await channel('GET', `/items/property/${id}/gallery`);
    expect(read.body.data.map((picture: { post: number }) => picture.post)).toEqual([two, one]);
    const featured = await channel('PUT', `/items/property/${id}/featured-media`, { version: 3, media_id: one });
    expect(featured.body).toMatchObject({ featured_media: one, changed_by_hand: false });
    for (const [path, sent] of [
      ['gallery', { media_ids: [one, body.post] }],
      ['featured-media', { media_id: body.post }],
    ] as const) {
      const refused = await channel('PUT', `/items/property/${id}/${path}`, { version: 4, ...sent });
      expect(refused).toMatchObject({ status: 422, body: { data: { missing: [body.post] } } });
    }
    const late = await channel('PUT', `/items/property/${id}/gallery`, { version: 2, media_ids: [] });
    expect(late.body.code).toBe('foyer_stale');
  });
});
