<?php
/** Terms by slug: categories in their tree, languages, venues. The same term sent twice at once is one term. */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

const SLUG_PATTERN = '(?P<slug>[a-z0-9]+(?:-[a-z0-9]+)*)';

function register_term_routes(): void
{
    $list = '/terms/(?P<taxonomy>' . implode('|', TAXONOMIES) . ')';
    $one = "$list/" . SLUG_PATTERN;
    route($list, 'GET', 'edit_foyer_items', static function ($request) {
        $terms = get_terms(array('taxonomy' => $request['taxonomy'], 'hide_empty' => false));
        return array('data' => array_map(__NAMESPACE__ . '\term_row', is_array($terms) ? $terms : array()));
    });
    route($one, 'PUT', 'manage_foyer_terms', static function ($request) {
        return answered(upsert_term($request));
    }, array(
        'name' => needed(text(200) + array('minLength' => 1)),
        'description' => array('default' => '') + text(2000),
        'parent' => array('type' => array('string', 'null'), 'maxLength' => 200, 'default' => null),
    ));
    route($one, 'DELETE', 'manage_foyer_terms', static function ($request) {
        $term = get_term_by('slug', $request['slug'], $request['taxonomy']);
        $sorted = $term ? get_objects_in_term($term->term_id, $request['taxonomy']) : array();
        if ($sorted) {
            return problem('in_use', 409, 'Posts are sorted by this term', array('posts' => array_map('intval', $sorted)));
        }
        return array(
            'deleted' => true,
            'existed' => $term ? wp_delete_term($term->term_id, $request['taxonomy']) === true : false,
        );
    });
}

function term_row(\WP_Term $term): array
{
    $parent = $term->parent ? get_term($term->parent, $term->taxonomy) : null;
    return array(
        'term' => $term->term_id,
        'taxonomy' => $term->taxonomy,
        'slug' => $term->slug,
        'name' => html_entity_decode($term->name, ENT_QUOTES, 'UTF-8'),
        'description' => $term->description,
        'parent' => $parent instanceof \WP_Term ? $parent->slug : null,
        'link' => (string) get_term_link($term),
    );
}

/** `[status, term]`; a parent that is not there is refused. */
function upsert_term(\WP_REST_Request $request)
{
    $taxonomy = $request['taxonomy'];
    $slug = $request['slug'];
    return under_lock("term:$taxonomy:$slug", static function () use ($request, $taxonomy, $slug) {
        $parent = $request['parent'] ? get_term_by('slug', $request['parent'], $taxonomy) : null;
        if ($request['parent'] && (!$parent || !is_taxonomy_hierarchical($taxonomy))) {
            return wrong_fields(array(
                array('field' => 'parent', 'message' => 'There is no such term above this one'),
            ));
        }
        $values = wp_slash(array(
            'slug' => $slug,
            'description' => sanitize_textarea_field($request['description']),
            'parent' => $parent ? $parent->term_id : 0,
        ));
        $name = wp_slash(sanitize_text_field($request['name']));
        $term = get_term_by('slug', $slug, $taxonomy);
        $written = $term
            ? wp_update_term($term->term_id, $taxonomy, array('name' => $name) + $values)
            : wp_insert_term($name, $taxonomy, $values);
        if (is_wp_error($written)) {
            return strpos((string) $written->get_error_code(), 'db_') === 0
                ? not_written($written->get_error_message())
                : problem('term_refused', 409, $written->get_error_message(), array('reason' => $written->get_error_code()));
        }
        return array($term ? 200 : 201, term_row(get_term($written['term_id'], $taxonomy)));
    });
}
