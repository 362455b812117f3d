<?php
/**
 * A post of ours as the connector reads it. Our id stands in the post's guid, in the same row as the post, so that a
 * request cut short leaves no post without it. The digest is taken over what WordPress stores: where it differs from
 * the one kept at our last write, a person has changed the post here.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

function item_urn(string $type, string $id): string
{
    return "urn:foyer:$type:$id";
}

/** The post of our id, whatever its status, or null. */
function find_item(string $type, string $id): ?\WP_Post
{
    return post_of_urn(POST_TYPES[$type], item_urn($type, $id));
}

/** Asked from the database itself: no cache may hide a post that a request beside this one has made. */
function post_of_urn(string $post_type, string $urn): ?\WP_Post
{
    global $wpdb;
    $post = $wpdb->get_var(
        $wpdb->prepare(
            "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND guid = %s ORDER BY ID LIMIT 1",
            $post_type,
            $urn
        )
    );
    return $post ? get_post((int) $post) : null;
}

function item_id(\WP_Post $post, string $type): string
{
    $prefix = item_urn($type, '');
    return strpos($post->guid, $prefix) === 0 ? substr($post->guid, strlen($prefix)) : '';
}

/** What a list shows of a post. */
function item_row(\WP_Post $post, string $type): array
{
    $digest = item_digest($post, $type);
    return array(
        'type' => $type,
        'id' => item_id($post, $type),
        'post' => $post->ID,
        'status' => $post->post_status,
        'version' => (int) get_post_meta($post->ID, '_foyer_version', true),
        'title' => $post->post_title,
        'slug' => $post->post_name,
        'link' => get_permalink($post),
        'language' => (string) get_post_meta($post->ID, 'language', true),
        'translation_group' => (string) get_post_meta($post->ID, 'translation_group', true),
        'digest' => $digest,
        'changed_by_hand' => changed_by_hand($post, $type, $digest),
        'modified' => gmdate('Y-m-d\TH:i:s', (int) strtotime("{$post->post_modified_gmt} UTC")) . '+00:00',
    );
}

/** The whole post, as it is stored. */
function item_in_full(\WP_Post $post, string $type): array
{
    return item_row($post, $type) + array(
        'content' => $post->post_content,
        'excerpt' => $post->post_excerpt,
        'featured_media' => (int) get_post_thumbnail_id($post),
        'meta' => (object) read_meta($post->ID, $type),
        'terms' => item_terms($post, $type),
    );
}

/** Slugs of the terms a post is sorted by, taxonomy by taxonomy. */
function item_terms(\WP_Post $post, string $type): array
{
    $terms = array();
    foreach (taxonomies_of($type) as $taxonomy) {
        $slugs = wp_get_object_terms($post->ID, $taxonomy, array('fields' => 'slugs'));
        $slugs = is_array($slugs) ? $slugs : array();
        sort($slugs);
        $terms[$taxonomy] = $slugs;
    }
    return $terms;
}

function item_digest(\WP_Post $post, string $type): string
{
    $meta = read_meta($post->ID, $type);
    ksort($meta);
    return hash('sha256', (string) wp_json_encode(array(
        $post->post_title,
        $post->post_content,
        $post->post_excerpt,
        $post->post_status,
        $post->post_name,
        (int) get_post_thumbnail_id($post),
        $meta,
        item_terms($post, $type),
    )));
}

/** False as long as no write of ours has come to its end: there is nothing yet that a hand could have changed. */
function changed_by_hand(\WP_Post $post, string $type, ?string $digest = null): bool
{
    $kept = (string) get_post_meta($post->ID, '_foyer_digest', true);
    return $kept !== '' && !hash_equals($kept, $digest ?? item_digest($post, $type));
}

/** Posts of a kind, oldest first, and how many there are in all. */
function list_items(string $type, \WP_REST_Request $request): array
{
    $query = new \WP_Query(with_meta_filters(
        array(
            'post_type' => POST_TYPES[$type],
            'post_status' => array('publish', 'draft', 'pending', 'private', 'future', 'trash'),
            'posts_per_page' => $request['per_page'],
            'paged' => $request['page'],
            'orderby' => 'ID',
            'order' => 'ASC',
            'ignore_sticky_posts' => true,
        ),
        $request,
        array_values(array_intersect(FILTERED_META, array_keys(meta_schema($type))))
    ));
    return array(
        'data' => array_map(static function ($post) use ($type) {
            return item_row($post, $type);
        }, $query->posts),
        'total' => (int) $query->found_posts,
    );
}
