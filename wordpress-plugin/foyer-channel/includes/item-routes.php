<?php
/**
 * Routes of posts: /items/{type} and /items/{type}/{id} by our id, their gallery and featured picture, and
 * /translation-groups/{group}, which holds a post in every language it is told in.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

function register_item_routes(): void
{
    $list = '/items/' . type_in_path();
    $one = "$list/" . id_in_path();
    $group = '/translation-groups/' . id_in_path('group');
    $paging = array(
        'page' => array('type' => 'integer', 'minimum' => 1, 'default' => 1),
        'per_page' => array('type' => 'integer', 'minimum' => 1, 'maximum' => 100, 'default' => 100),
    );
    $filters = array_fill_keys(FILTERED_META, array('type' => 'string', 'maxLength' => 120));
    $write = 'publish_foyer_items';

    route($list, 'GET', 'edit_others_foyer_items', static function ($request) {
        return list_items($request['type'], $request);
    }, $paging + $filters);
    route($one, 'GET', 'edit_others_foyer_items', static function ($request) {
        $post = find_item($request['type'], $request['id']);
        return $post ? item_in_full($post, $request['type']) : not_found('The post');
    });
    route($one, 'PUT', $write, static function ($request) {
        $body = body_of($request);
        return answered(is_wp_error($body) ? $body : upsert_item($request['type'], $request['id'], $body));
    });
    route("$one/unpublish", 'POST', $write, static function ($request) {
        return answered(unpublish_item($request['type'], $request['id'], $request['version'], may_overwrite($request)));
    }, write_args());
    route($one, 'DELETE', 'delete_others_foyer_items', static function ($request) {
        return answered(delete_item($request['type'], $request['id'], $request['version'], may_overwrite($request)));
    }, write_args());
    route("$one/gallery", 'GET', 'edit_others_foyer_items', static function ($request) {
        $post = find_item($request['type'], $request['id']);
        return $post ? array('data' => gallery_of($post)) : not_found('The post');
    });
    route("$one/gallery", 'PUT', $write, static function ($request) {
        return change_item($request, static function ($post) use ($request) {
            update_post_meta($post->ID, 'gallery', $request['media_ids']);
        }, $request['media_ids']);
    }, array('media_ids' => needed(meta_schema('property')['gallery'])) + write_args());
    route("$one/featured-media", 'PUT', $write, static function ($request) {
        return change_item($request, static function ($post) use ($request) {
            set_post_thumbnail($post, $request['media_id']);
        }, array($request['media_id']));
    }, array('media_id' => needed(array('type' => 'integer', 'minimum' => 1))) + write_args());
    route($group, 'GET', 'edit_others_foyer_items', static function ($request) {
        return array('data' => translations($request['group']));
    });
    route($group, 'POST', $write, static function ($request) {
        return change_item($request, static function ($post) use ($request) {
            update_post_meta($post->ID, 'translation_group', $request['group']);
        }, array());
    }, array(
        'type' => needed(array('type' => 'string', 'enum' => array_keys(POST_TYPES))),
        'id' => needed(array('type' => 'string', 'pattern' => ID_PATTERN)),
    ) + write_args());
}

function write_args(): array
{
    return array(
        'version' => needed(array('type' => 'integer', 'minimum' => 1)),
        'overwrite' => array('type' => 'boolean', 'default' => false),
        'seen' => digest_seen(),
    );
}

/** `[status, data]` as a response; refusals as they are. */
function answered($result)
{
    return is_wp_error($result) ? $result : new \WP_REST_Response($result[1], $result[0]);
}

/** Changes one thing of a post that is there, by the same law as writing it whole. */
function change_item(\WP_REST_Request $request, callable $change, array $pictures)
{
    $type = $request['type'];
    $id = $request['id'];
    $missing = missing_pictures($pictures);
    if ($missing) {
        return pictures_missing($missing);
    }
    return under_lock(item_urn($type, $id), static function () use ($request, $change, $type, $id) {
        $post = find_item($type, $id);
        if (!$post) {
            return not_found('The post');
        }
        $lowest = known_version($type, $id, $post);
        $refusal = refusal_of_write($type, $post, $request['version'], $lowest, may_overwrite($request));
        if ($refusal) {
            return $refusal;
        }
        begin_change($post);
        $change($post);
        return keep_state($post, $type, $request['version'], '') ?? item_in_full($post, $type);
    });
}

/** Pictures of a post in their order; one deleted from the site since is left out. */
function gallery_of(\WP_Post $post): array
{
    $ids = get_post_meta($post->ID, 'gallery', true);
    $pictures = array_filter(is_array($ids) ? array_map('intval', $ids) : array(), 'wp_attachment_is_image');
    return array_values(array_map(__NAMESPACE__ . '\picture', array_map('get_post', $pictures)));
}

/** Every post of a group, whatever its kind and language. */
function translations(string $group): array
{
    $posts = get_posts(array(
        'post_type' => array_values(POST_TYPES),
        'post_status' => array('publish', 'draft', 'pending', 'private', 'future', 'trash'),
        'numberposts' => 200,
        'orderby' => 'ID',
        'order' => 'ASC',
        'meta_key' => 'translation_group',
        'meta_value' => $group,
    ));
    return array_map(static function ($post) {
        return item_row($post, (string) array_search($post->post_type, POST_TYPES, true));
    }, $posts);
}
