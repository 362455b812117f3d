<?php
/**
 * The four kinds of post and what they are sorted by. Posts have rights of their own, so that whoever may write the
 * site's blog gains nothing over them and the channel gains nothing over the blog.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

/** Kind of post as the connector names it, to the post type it is in WordPress. */
const POST_TYPES = array(
    'property' => 'foyer_property',
    'event' => 'foyer_event',
    'landing-page' => 'foyer_landing_page',
    'article' => 'foyer_article',
);

const TAXONOMIES = array('event_category', 'event_language', 'event_venue');

/** Taxonomies a kind of post is sorted by. */
function taxonomies_of(string $type): array
{
    return $type === 'event' ? TAXONOMIES : array('event_category', 'event_language');
}

function register_content_types(): void
{
    $kinds = array(
        'property' => array('Properties', 'Property', 'properties', 'dashicons-building'),
        'event' => array('Events', 'Event', 'events', 'dashicons-calendar-alt'),
        'landing-page' => array('Landing pages', 'Landing page', 'stay', 'dashicons-welcome-widgets-menus'),
        'article' => array('Articles', 'Article', 'articles', 'dashicons-media-document'),
    );
    foreach ($kinds as $type => list($plural, $singular, $base, $icon)) {
        register_post_type(
            POST_TYPES[$type],
            apply_filters(
                'foyer_channel_post_type',
                array(
                    'labels' => array('name' => $plural, 'singular_name' => $singular),
                    'public' => true,
                    'has_archive' => $base,
                    'rewrite' => array('slug' => $base, 'with_front' => false),
                    'menu_icon' => $icon,
                    'show_in_rest' => true,
                    'supports' => array('title', 'editor', 'excerpt', 'thumbnail', 'author', 'revisions', 'custom-fields'),
                    'capability_type' => array('foyer_item', 'foyer_items'),
                    'map_meta_cap' => true,
                    'delete_with_user' => false,
                ),
                $type
            )
        );
    }
    $terms = array(
        'event_category' => array('Event categories', true),
        'event_language' => array('Languages', false),
        'event_venue' => array('Venues', false),
    );
    foreach ($terms as $taxonomy => list($name, $hierarchical)) {
        $types = array_keys(array_filter(POST_TYPES, static function ($type) use ($taxonomy) {
            return in_array($taxonomy, taxonomies_of((string) array_search($type, POST_TYPES, true)), true);
        }));
        $post_types = array_map(static function ($type) {
            return POST_TYPES[$type];
        }, $types);
        register_taxonomy(
            $taxonomy,
            $post_types,
            array(
                'labels' => array('name' => $name),
                'public' => true,
                'hierarchical' => $hierarchical,
                'show_in_rest' => true,
                'rewrite' => array('slug' => str_replace('_', '-', $taxonomy), 'with_front' => false),
                'capabilities' => array(
                    'manage_terms' => 'manage_foyer_terms',
                    'edit_terms' => 'manage_foyer_terms',
                    'delete_terms' => 'manage_foyer_terms',
                    'assign_terms' => 'edit_foyer_items',
                ),
            )
        );
    }
}
