<?php
/**
 * Pictures by our id: sent twice they are kept once. Refuses what is no picture by its bytes, what is larger than this
 * server takes (told apart from a broken request, which PHP answers alike), and other bytes under a known id.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

const PICTURE_TYPES = array('image/jpeg', 'image/png', 'image/webp', 'image/gif');

function register_media_routes(): void
{
    route('/media/' . id_in_path(), 'GET', 'upload_files', static function ($request) {
        $post = post_of_urn('attachment', item_urn('media', $request['id']));
        return $post ? picture($post) : not_found('The picture');
    });
    route('/media/' . id_in_path(), 'POST', 'upload_files', static function ($request) {
        return answered(receive_picture($request));
    }, array('title' => text(200), 'alt_text' => text(400)));
    route('/media/' . id_in_path(), 'DELETE', 'upload_files', static function ($request) {
        $id = $request['id'];
        return under_lock(item_urn('media', $id), static function () use ($id) {
            $post = post_of_urn('attachment', item_urn('media', $id));
            $users = $post ? posts_showing($post->ID) : array();
            if ($users) {
                return problem('in_use', 409, 'Posts show this picture', array('posts' => $users));
            }
            return array('deleted' => true, 'existed' => $post ? (bool) wp_delete_attachment($post->ID, true) : false);
        });
    });
}

/** A picture as the connector reads it: its addresses by size, widths and heights in pixels. */
function picture(\WP_Post $post): array
{
    $data = wp_get_attachment_metadata($post->ID);
    $sizes = array();
    foreach (is_array($data) ? array_keys($data['sizes'] ?? array()) : array() as $size) {
        list($url, $width, $height) = wp_get_attachment_image_src($post->ID, $size);
        $sizes[$size] = array('url' => $url, 'width' => (int) $width, 'height' => (int) $height);
    }
    return array(
        'id' => item_id($post, 'media'),
        'post' => $post->ID,
        'url' => (string) wp_get_attachment_url($post->ID),
        'width' => (int) ($data['width'] ?? 0),
        'height' => (int) ($data['height'] ?? 0),
        'type' => $post->post_mime_type,
        'title' => $post->post_title,
        'alt_text' => (string) get_post_meta($post->ID, '_wp_attachment_image_alt', true),
        'sizes' => (object) $sizes,
        'sha256' => (string) get_post_meta($post->ID, '_foyer_sha256', true),
    );
}

/** Posts of ours that name a picture. Without it they would look as if a person had changed them. */
function posts_showing(int $picture): array
{
    $found = get_posts(array(
        'post_type' => array_values(POST_TYPES),
        'post_status' => array('publish', 'draft', 'pending', 'private', 'future', 'trash'),
        'numberposts' => -1,
        'fields' => 'ids',
        'meta_query' => array(
            'relation' => 'OR',
            array('key' => '_thumbnail_id', 'value' => $picture),
            array('key' => 'secondary_image', 'value' => $picture),
            array('key' => 'gallery', 'value' => "i:$picture;", 'compare' => 'LIKE'),
        ),
    ));
    return array_values(array_filter($found, static function ($post) use ($picture) {
        $single = array((int) get_post_thumbnail_id($post), (int) get_post_meta($post, 'secondary_image', true));
        // Stored as a list, where the place of a picture looks like its id.
        $gallery = get_post_meta($post, 'gallery', true);
        return in_array($picture, array_merge($single, is_array($gallery) ? $gallery : array()), true);
    }));
}

/** `[status, picture]`, or why it was refused. */
function receive_picture(\WP_REST_Request $request)
{
    $file = $request->get_file_params()['file'] ?? null;
    $type = is_array($file) ? file_problem($file) : no_file_problem();
    if (is_wp_error($type)) {
        return $type;
    }
    $id = $request['id'];
    return under_lock(item_urn('media', $id), static function () use ($id, $file, $type, $request) {
        $post = post_of_urn('attachment', item_urn('media', $id));
        $sha256 = (string) hash_file('sha256', $file['tmp_name']);
        $kept = $post ? get_post_meta($post->ID, '_foyer_sha256', true) : '';
        if ($post && $kept !== '' && $kept !== $sha256) {
            return problem('media_differs', 409, 'Another picture has this id');
        }
        if ($post && $kept === '') {
            // A request cut short left the row without its picture.
            wp_delete_attachment($post->ID, true);
            $post = null;
        }
        $number = $post ? $post->ID : keep_picture($id, $file, $type);
        if (is_wp_error($number)) {
            return $number;
        }
        $title = sanitize_text_field($request['title'] ?? '');
        if ($title !== '') {
            write_row(array('ID' => $number, 'post_title' => $title));
        }
        update_post_meta($number, '_wp_attachment_image_alt', wp_slash(sanitize_text_field($request['alt_text'] ?? '')));
        update_post_meta($number, '_foyer_sha256', $sha256);
        wp_cache_flush_runtime();
        return get_post_meta($number, '_foyer_sha256', true) === $sha256
            ? array($post ? 200 : 201, picture(get_post($number)))
            : not_written();
    });
}

/** The picture's type by its bytes, or what is wrong with the file. */
function file_problem(array $file)
{
    if (in_array($file['error'], array(UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE), true)) {
        return too_large();
    }
    if ($file['error'] !== UPLOAD_ERR_OK || !is_uploaded_file($file['tmp_name'])) {
        return problem('upload_broken', 400, 'The file did not arrive whole');
    }
    $found = wp_get_image_mime($file['tmp_name']);
    return in_array($found, PICTURE_TYPES, true)
        ? $found
        : problem('file_type', 415, 'Send a picture: JPEG, PNG, WebP or GIF', array('accepts' => PICTURE_TYPES));
}

/** PHP empties a body beyond its limit and says nothing. */
function no_file_problem(): \WP_Error
{
    $sent = (int) ($_SERVER['CONTENT_LENGTH'] ?? 0);
    $limit = wp_convert_hr_to_bytes((string) ini_get('post_max_size'));
    return $limit > 0 && $sent > $limit ? too_large() : problem('file_missing', 400, 'Send the picture in the field file');
}

function too_large(): \WP_Error
{
    return problem('file_too_large', 413, 'The file is larger than this site takes', array(
        'limit' => wp_max_upload_size(),
    ));
}

/** Moves the file into the library under a name of our own; its attachment id, or what went wrong. */
function keep_picture(string $id, array $file, string $type)
{
    require_once ABSPATH . 'wp-admin/includes/file.php';
    require_once ABSPATH . 'wp-admin/includes/image.php';
    require_once ABSPATH . 'wp-admin/includes/media.php';
    $extension = array_search($type, array('jpg' => 'image/jpeg', 'png' => 'image/png', 'webp' => 'image/webp', 'gif' => 'image/gif'), true);
    $stem = sanitize_file_name(pathinfo((string) $file['name'], PATHINFO_FILENAME));
    $file['name'] = ($stem === '' ? $id : $stem) . ".$extension";
    // Two pictures at once may want the same name, or make the folder of a new month twice.
    $moved = under_lock('uploads', static function () use ($file) {
        return wp_handle_upload($file, array('test_form' => false));
    });
    if (is_wp_error($moved)) {
        return $moved;
    }
    if (isset($moved['error'])) {
        return problem('not_stored', 500, $moved['error']);
    }
    $number = wp_insert_attachment(
        wp_slash(array(
            'post_title' => $stem,
            // A picture has a page too, and may not take the address of one that guests read.
            'post_name' => "foyer-media-$id",
            'post_mime_type' => $type,
            'post_status' => 'inherit',
            'guid' => item_urn('media', $id),
        )),
        $moved['file'],
        0,
        true
    );
    if (is_wp_error($number)) {
        wp_delete_file($moved['file']);
        return not_written($number->get_error_message());
    }
    wp_update_attachment_metadata($number, wp_generate_attachment_metadata($number, $moved['file']));
    return $number;
}
