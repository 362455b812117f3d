/** A hotel's blog of some years, put into a WordPress: what people typed, pasted and left lying there. */
import type { WordPress } from '@foyer/wordpress-plugin/testing/wordpress';

export type OldSite = {
  posts: number;
  pages: number;
  /** Of the picture with an alt text, and of the posts that are looked at closely. */
  lake: number;
  gallery: number;
  classic: number;
  draft: number;
  first: number;
  second: number;
};

/** `many` plain posts stand beside those that are awkward. */
export const fillOldSite = (wordpress: WordPress, many = 48): OldSite => JSON.parse(wordpress.php(script(many)));

const script = (many: number) => `
require_once ABSPATH . 'wp-admin/includes/image.php';
wp_set_current_user(1);
kses_remove_filters();
foreach (get_posts(array('post_type' => array('post', 'page'), 'post_status' => 'any', 'numberposts' => -1)) as $old) {
  wp_delete_post($old->ID, true);
}
$made = array();
$write = static function (array $values) use (&$made) {
  $values += array('post_status' => 'publish', 'post_type' => 'post', 'post_author' => 1);
  $made[$values['post_type']] = ($made[$values['post_type']] ?? 0) + ($values['post_status'] === 'trash' ? 0 : 1);
  return wp_insert_post(wp_slash($values));
};
$upload = static function ($name, $bytes, $type, $title, $alt = '') {
  $put = wp_upload_bits($name, null, 'x');
  $path = $put['file'] ?? wp_upload_dir()['path'] . '/' . $name;
  file_put_contents($path, $bytes);
  $id = wp_insert_attachment(array('post_mime_type' => $type, 'post_title' => $title, 'post_status' => 'inherit'), $path);
  if ($type === 'image/jpeg') {
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $path));
  }
  if ($alt !== '') { update_post_meta($id, '_wp_attachment_image_alt', $alt); }
  return $id;
};
$jpeg = static function ($seed, $width = 900) {
  $image = imagecreatetruecolor($width, 600);
  for ($x = 0; $x < 9; $x++) for ($y = 0; $y < 6; $y++) {
    $shade = ($seed * 37 + $x * 23 + $y * 51) % 255;
    imagefilledrectangle($image, $x * 100, $y * 100, $x * 100 + 99, $y * 100 + 99, imagecolorallocate($image, $shade, ($shade * 3) % 255, 120));
  }
  ob_start(); imagejpeg($image, null, 85); return ob_get_clean();
};
$lake = $upload('see-fähre.jpg', $jpeg(1), 'image/jpeg', 'Die Fähre &amp; der See', 'Die Fähre legt am Steg an');
$again = $upload('see-copy.jpg', $jpeg(1), 'image/jpeg', 'Copy of the ferry');
$second = $upload('terrace.jpg', $jpeg(2), 'image/jpeg', 'Terrace');
$upload('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml', 'Logo');
$upload('fake.jpg', '<?php echo "no picture"; ?>', 'image/png', 'No picture at all');
$upload('menu.pdf', '%PDF-1.4 menu', 'application/pdf', 'Menu');
$own = $upload('mirrored.jpg', $jpeg(9), 'image/jpeg', 'Mirrored');
$GLOBALS['wpdb']->update($GLOBALS['wpdb']->posts, array('guid' => 'urn:foyer:media:0199f0a0-0000-7000-8000-000000000001'), array('ID' => $own));
clean_post_cache($own);
for ($i = 3; $i < 9; $i++) { $upload("view-$i.jpg", $jpeg($i), 'image/jpeg', "View $i"); }
$wellness = wp_insert_term('Wellness & Spa', 'category', array('slug' => 'wellness-spa', 'description' => 'Warm <b>water</b>'))['term_id'];
$sauna = wp_insert_term('Saunagärten', 'category', array('parent' => $wellness))['term_id'];
$music = wp_insert_term('Musik', 'category', array('slug' => 'musik'))['term_id'];
$tag = wp_insert_term('Kunst', 'post_tag', array('slug' => 'kunst'))['term_id'];
wp_insert_term('seeblick', 'post_tag');
$url = wp_get_attachment_url($lake);
$small = wp_get_attachment_image_src($second, 'medium')[0];
$gallery = $write(array(
  'post_title' => 'Frühstück am See — “gut & gerne”',
  'post_name' => 'fruehstueck-am-see',
  'post_excerpt' => 'Ein Morgen am Wasser.',
  'post_category' => array($wellness, $music),
  'tags_input' => array('Kunst', 'seeblick'),
  'post_content' => "<!-- wp:heading --><h2>Am Steg</h2><!-- /wp:heading -->\\n"
    . "<!-- wp:paragraph --><p>Ein <strong>ruhiger</strong> <a href=\\"https://halden.example/see\\">Morgen</a> <a href=\\"javascript:alert(1)\\">hier</a>.</p><!-- /wp:paragraph -->\\n"
    . "<!-- wp:gallery {\\"linkTo\\":\\"none\\"} --><figure class=\\"wp-block-gallery\\"><!-- wp:image {\\"id\\":$lake} --><figure class=\\"wp-block-image\\"><img src=\\"$url\\" alt=\\"\\" class=\\"wp-image-$lake\\"/><figcaption>Die Fähre</figcaption></figure><!-- /wp:image --><!-- wp:image --><figure class=\\"wp-block-image\\"><img src=\\"$small\\" alt=\\"\\"/></figure><!-- /wp:image --></figure><!-- /wp:gallery -->\\n"
    . "<!-- wp:acme/booking {\\"a\\":1} --><div>Book <b>now</b></div><!-- /wp:acme/booking -->\\n"
    . "<!-- wp:latest-posts /-->\\n"
    . "<!-- wp:html --><iframe src=\\"https://video.example\\"></iframe><script>alert('x')</script><!-- /wp:html -->\\n"
    . "<!-- wp:shortcode -->[gallery ids=\\"1,2\\"]<!-- /wp:shortcode -->\\n"
    . "<!-- wp:list --><ul><li>Brot</li><li>Käse</li></ul><!-- /wp:list -->",
));
set_post_thumbnail($gallery, $lake);
$classic = $write(array(
  'post_title' => 'An old post',
  'post_name' => 'old-post',
  'post_content' => "First line\\nsecond line\\n\\nA second paragraph [sic] with [contact-form-7 id=\\"3\\"] and\\n[caption id=\\"x\\"]<img class=\\"wp-image-$second\\" src=\\"$small\\" /> The terrace[/caption]<script>document.cookie</script>",
));
$draft = $write(array('post_title' => 'Not yet', 'post_status' => 'draft', 'post_content' => 'Soon.'));
$write(array('post_title' => 'Only for us', 'post_status' => 'private', 'post_content' => 'Secret.'));
$trashed = $write(array('post_title' => 'Thrown away', 'post_content' => 'Gone.'));
wp_trash_post($trashed);
$made['post']--;
$first = $write(array('post_title' => 'Winter', 'post_name' => 'winter', 'post_content' => 'Snow.'));
$twin = $write(array('post_title' => 'Winter again', 'post_content' => 'More snow.'));
$GLOBALS['wpdb']->update($GLOBALS['wpdb']->posts, array('post_name' => 'winter'), array('ID' => $twin));
$write(array('post_title' => '', 'post_name' => 'without-title', 'post_content' => 'Nobody named it.'));
for ($i = 0; $i < ${many}; $i++) {
  $write(array('post_title' => "Story $i", 'post_content' => "Text of story $i.\\n\\nAnd more of it.", 'post_category' => array($i % 2 ? $sauna : $music)));
}
for ($i = 0; $i < 4; $i++) { $write(array('post_type' => 'page', 'post_title' => "Page $i", 'post_content' => "What page $i says.")); }
@mkdir(WPMU_PLUGIN_DIR, 0755, true);
file_put_contents(WPMU_PLUGIN_DIR . '/german.php', "<?php\\nadd_filter('locale', static function () { return 'de_DE'; });\\n");
echo json_encode(array('posts' => $made['post'], 'pages' => $made['page'], 'lake' => $lake, 'gallery' => $gallery, 'classic' => $classic, 'draft' => $draft, 'first' => $first, 'second' => $twin));
`;
